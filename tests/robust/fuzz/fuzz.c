/* SPDX-License-Identifier: MIT */
/* See fuzz.h. */
#include "fuzz.h"

static const uint8_t *input;
static size_t left;
static uint64_t noise;

typedef struct link {
    struct link *next;
    void *bytes;
} link;
static link *boxes;

void fuzz_fail(const char *promise, const char *file, int line)
{
    fprintf(stderr, "PROMISE BROKEN: %s, %s:%d\n", promise, file, line);
    abort();
}

void fuzz_start(const uint8_t *data, size_t size)
{
    input = data;
    left = size;
    noise = 0x9e3779b97f4a7c15u + take16();
}

uint8_t take8(void)
{
    if (left == 0) {
        return 0;
    }
    left--;
    return *input++;
}

uint16_t take16(void)
{
    uint16_t low = take8();

    return (uint16_t)(low | take8() << 8);
}

uint32_t take32(void)
{
    uint32_t low = take16();

    return low | (uint32_t)take16() << 16;
}

uint64_t take64(void)
{
    uint64_t low = take32();

    return low | (uint64_t)take32() << 32;
}

bool rarely(unsigned times)
{
    return take8() % times == times - 1;
}

uint32_t take_below(uint32_t count)
{
    return rarely(16) ? take32() : (count > 256 ? take16() : take8()) % count;
}

/* ---- Memory ---- */

void *box(size_t size)
{
    link *entry = malloc(sizeof *entry);

    CHECK(entry != NULL);
    entry->bytes = malloc(size);
    CHECK(entry->bytes != NULL);
    entry->next = boxes;
    boxes = entry;
    return entry->bytes;
}

void fuzz_end(void)
{
    while (boxes != NULL) {
        link *entry = boxes;
        boxes = entry->next;
        free(entry->bytes);
        free(entry);
    }
}

void *copy_of(const void *bytes, size_t size)
{
    return memcpy(box(size), bytes, size);
}

static uint8_t noisy(void)
{
    noise ^= noise << 13;
    noise ^= noise >> 7;
    noise ^= noise << 17;
    return (uint8_t)(noise >> 32);
}

/* One byte of a filling: noise, few bits, many bits, numbers near one, largest numbers, metadata, input. */
static uint8_t byte_of(uint8_t kind, size_t i)
{
    uint8_t any = noisy();

    switch (kind % 8) {
    case 0:
        return any;
    case 1:
        return any % 8 == 0 ? noisy() : 0;
    case 2:
        return any % 4 == 0 ? noisy() : 0xff;
    case 3:
        return i % 2 != 0 ? (uint8_t)(0x38 + any % 8) : any;
    case 4:
        return i % 2 != 0 ? (uint8_t)((any & 0x80) | 0x7b) : any;
    case 5:
        return 0x44;
    case 6:
        return 0xe4;
    default:
        return take8();
    }
}

void fill(void *bytes, size_t size)
{
    uint8_t kind = take8();
    size_t i;

    for (i = 0; i < size; i++) {
        ((uint8_t *)bytes)[i] = byte_of(kind, i);
    }
}

void *filled(size_t size)
{
    void *bytes = box(size);

    fill(bytes, size);
    return bytes;
}

char *take_text(size_t *length)
{
    char *text;

    *length = rarely(32) ? take16() : take8();
    *length = *length < left ? *length : left;
    text = copy_of(input, *length);
    input += *length;
    left -= *length;
    return text;
}

char *take_string(void)
{
    size_t length;
    const char *text = take_text(&length);
    char *string = box(length + 1);

    memcpy(string, text, length);
    string[length] = '\0';
    return string;
}

/* ---- Arguments ---- */

void take_instruction(mmaref_instruction *instruction)
{
    instruction->id = (uint16_t)take_below(mmaref_instruction_count());
}

bool describe(const mmaref_instruction *instruction, mmaref_description *about)
{
    unsigned i;

    if (mmaref_instruction_describe(instruction, about) == MMAREF_OK) {
        return true;
    }
    memset(about, 0, sizeof *about);
    for (i = 0; i < MMAREF_OPERANDS; i++) {
        about->registers[i] = 8;
    }
    return false;
}

uint32_t *take_registers(unsigned registers)
{
    return filled(4u * MMAREF_LANES * registers);
}

uint32_t take_format(void)
{
    const uint32_t exponent_bits = 1 + take8() % 8u, fraction_bits = 1 + take8() % 23u;
    const uint32_t bias = rarely(3) ? take8() : MMAREF_UNLIMITED, special = take8() % 5u;

    return rarely(32) ? take32()
                      : MMAREF_TYPE_FORMAT(exponent_bits, fraction_bits, bias,
                                           special | (rarely(3) ? MMAREF_SPECIAL_BINADE : 0u));
}

static uint32_t take_field_type(void)
{
    static const uint8_t types[] = { MMAREF_TYPE_F16,  MMAREF_TYPE_F32,  MMAREF_TYPE_BF16,
                                     MMAREF_TYPE_E4M3, MMAREF_TYPE_E5M2, MMAREF_TYPE_OWN };

    return rarely(3) ? take_format() : types[take8() % 6];
}

/* A value of a field: within its range, or any. */
static int32_t take_value(uint8_t field)
{
    const mmaref_field_row *row = &mmaref_field_rows[field];

    if (rarely(8)) {
        return (int32_t)take32();
    }
    if (rarely(4)) {
        return row->first;
    }
    if (row->kind == MMAREF_FIELD_KIND_TYPE) {
        return (int32_t)take_field_type();
    }
    return row->least + take16() % (row->most - row->least + 1);
}

void take_block(const mmaref_instruction *instruction, mmaref_arithmetic *arithmetic)
{
    unsigned changes = take8() % 8;

    CHECK(mmaref_arithmetic_start(arithmetic) == MMAREF_OK);
    if (mmaref_profile_get((uint8_t)(take8() % MMAREF_PROFILES), instruction, arithmetic) != MMAREF_OK) {
        changes += 2;
    }
    while (changes-- != 0) {
        uint8_t field = take8() % MMAREF_FIELDS;
        mmaref_field_set(arithmetic, field, take_value(field));
    }
}

/* ---- Errors ---- */

void poison(mmaref_error *error)
{
    memset(error, 0xa5, sizeof *error);
}

static bool has_place(mmaref_status status)
{
    return status == MMAREF_E_SYNTAX || status == MMAREF_E_INSTRUCTION || status == MMAREF_E_REFUSED ||
           status == MMAREF_E_PROFILE || status == MMAREF_E_TARGET || status == MMAREF_E_ARITHMETIC;
}

void check_error(const mmaref_error *error, mmaref_status status, size_t length)
{
    CHECK(error->status == status);
    CHECK(strcmp(mmaref_reason_text(error->reason), "unknown") != 0);
    CHECK(strcmp(mmaref_status_name(status), "unknown") != 0);
    CHECK(error->nearest == NULL || strlen(error->nearest) < 1000);
    CHECK(error->offset <= length && error->length <= length - error->offset);
    CHECK(has_place(status) || (error->offset == 0 && error->length == 0));
    CHECK(error->lane < MMAREF_LANES || (status == MMAREF_E_UNDEFINED && error->lane == MMAREF_LANES));
    CHECK(status == MMAREF_E_SPARSITY || error->reason == MMAREF_REASON_MATRIX_OUTSIDE ||
          error->reason == MMAREF_REASON_OUTSIDE_MEMORY || (error->row == 0 && error->column == 0));
    CHECK(status != MMAREF_E_ARITHMETIC || error->bits <= MMAREF_FIELDS);
}

static bool keeps_type(const mmaref_arithmetic *arithmetic, uint32_t type)
{
    mmaref_type format;

    return mmaref_type_get(type, &format) == MMAREF_OK && arithmetic->result_bits >= format.fraction_bits;
}

/* Steps are cut, and so are products where they are rounded. */
bool keeps_all(const mmaref_arithmetic *arithmetic, uint32_t type)
{
    return keeps_type(arithmetic, arithmetic->step_type != 0 ? arithmetic->step_type : type) &&
           (arithmetic->product_type == 0 || keeps_type(arithmetic, arithmetic->product_type));
}
