# SPDX-License-Identifier: MIT
"""Chips: names as people write them, targets, and the arithmetic of a chip."""
from __future__ import annotations

import ctypes
import difflib
import functools
import re
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

from .binding import Error, interface, library

def profiles() -> List[str]:
    """The names of arithmetic profiles: exact, fma, sm_70, ..."""
    return [library.mmaref_profile_name(number).decode() for number in range(interface.MMAREF_PROFILES)]


_SIZE = re.compile("[1-9][0-9]*(g|gb|gib|q|c|b)")
_ARCHITECTURES = {architecture for _, architecture, _ in interface.CHIPS.values() if architecture}
_TARGET = re.compile("(computecapability|capability|cc|compute|sm|)([0-9]{2,3})([af]?)")
_SUFFIXES = ("", "f", "a")  # the most portable one first


@functools.lru_cache(maxsize=None)
def _target_names() -> Tuple[str, ...]:
    names: List[str] = []
    while library.mmaref_target_name(len(names)) is not None:
        names.append(library.mmaref_target_name(len(names)).decode())
    return tuple(names)


def _is_ignored(word: str) -> bool:
    return word in interface.IGNORED or _SIZE.fullmatch(word) is not None


def _may_go(word: str) -> bool:
    return _is_ignored(word) or word in _ARCHITECTURES


def _fits(words: List[str], name: str) -> bool:
    """Whether each architecture that is named is that of the chip."""
    return all(interface.CHIPS[name][1] == word for word in words if word in _ARCHITECTURES)


@functools.lru_cache(maxsize=None)
def _glued(name: str) -> Optional[str]:
    """The chip in a name of one piece, such as a100sxm480gb."""
    if len(name) > 100:
        return None
    if name in interface.CHIPS:
        return name
    for word in interface.IGNORED:
        if name.startswith(word) and len(name) > len(word) and _glued(name[len(word):]):
            return _glued(name[len(word):])
        if name.endswith(word) and len(name) > len(word) and _glued(name[:-len(word)]):
            return _glued(name[:-len(word)])
    sizes = [name[:-2 - digits] for digits in (3, 2, 1) if re.search("[1-9][0-9]{%d}gb$" % (digits - 1), name)]
    return next((found for found in map(_glued, filter(None, sizes)) if found), None)


def _parts(name: str) -> Tuple[str, str, str]:
    """Letters, number and rest: "rtx", "4070", "tisuper"."""
    letters = name[:len(name) - len(name.lstrip("abcdefghijklmnopqrstuvwxyz"))]
    rest = name[len(letters):].lstrip("0123456789")
    return letters, name[len(letters):len(name) - len(rest)], rest


def _short_for(key: str, words: List[str]) -> List[str]:
    """The chips that a name is short for: 4090, a6000, rtx6000."""
    letters, number, rest = _parts(key)
    found = []
    for name, (_, architecture, _) in interface.CHIPS.items():
        full_letters, full_number, full_rest = _parts(name)
        if (len(number) >= 3 and full_number == number and full_rest in (rest, rest + (architecture or "")) and
                (full_letters.startswith(letters) or full_letters.endswith(letters)) and _fits(words, name)):
            found.append(name)
    return found


def _inner(words: List[str], before: int, behind: int, all_words: bool) -> Optional[str]:
    """The chip that is left when the fewest words go at both ends."""
    for dropped in range(min(before + behind, len(words) - 1) + 1):
        for first in range(max(0, dropped - behind), min(before, dropped) + 1):
            middle = words[first:len(words) - (dropped - first)]
            name = "".join(word for word in middle if all_words or not _may_go(word))
            if name in interface.CHIPS and _fits(words, name):
                return name
    return None


def _chips_of(words: List[str]) -> List[str]:
    """The names of chips that the words of a name may mean."""
    architectures = [word for word in words if word in _ARCHITECTURES]
    if architectures and all(map(_may_go, words)):
        return [name for name, row in interface.CHIPS.items() if row[1] == architectures[-1]]
    before = next((at for at, word in enumerate(words) if not _may_go(word)), len(words))
    behind = next((at for at, word in enumerate(reversed(words)) if not _may_go(word)), 0)
    name = _inner(words, before, behind, True) or _inner(words, before, behind, False) or _glued("".join(words))
    if name and _fits(words, name):
        return [name]
    found = _short_for("".join(word for word in words if not _may_go(word)), words)
    return [name for name in found if interface.CHIPS[name][0]] or found


def _split(name: str) -> List[str]:
    """The words of a name, which may be a line of nvidia-smi -L."""
    if not isinstance(name, str):
        raise TypeError(f"name: {name!r} is no text")
    return re.findall("[a-z0-9]+", re.sub(r"^GPU [0-9]*:|\(UUID:.*", "", name).lower())


def _numbered(name: str) -> List[str]:
    """The targets of "sm_90a", "compute_86", "8.6", "cc 8.6"; none of another name."""
    number = _TARGET.fullmatch("".join(_split(name)))
    if not number:
        return []
    prefix, digits, suffix = number.groups()
    of_chip = not suffix and (prefix in ("computecapability", "capability", "cc") or "." in name)
    known = _target_names()
    found = [f"sm_{digits}{each}" for each in (_SUFFIXES if of_chip else (suffix,))]
    if found[0] in known:
        return [target for target in found if target in known]
    if int(digits) < 70 and (prefix or "." in name):
        raise KeyError(f"{name}: has no matrix unit")
    return []


def targets(name: str) -> List[str]:
    """The targets of a chip, the most portable one first, by its name as people write it: "NVIDIA GeForce RTX 5090",
    "a100-sxm4-80gb", "4090", "8.6"; a target ("sm_90a", "compute_86") has itself alone. Raises KeyError if there is no
    such chip, or several, or one with no matrix unit."""
    numbered = _numbered(name)
    if numbered:
        return numbered
    found = _chips_of(_split(name)) if _split(name) else []
    plain = sorted({interface.CHIPS[chip][0] or "" for chip in found})
    if not plain:
        raise KeyError(f"{name}: no such chip")
    if plain == [""]:
        raise KeyError(f"{name}: has no matrix unit")
    if len(plain) > 1:
        raise KeyError(f"{name}: several chips are called so: {' '.join(found[:8])}{' ...' * (len(found) > 8)}")
    known = _target_names()
    return [target for target in (plain[0] + suffix for suffix in _SUFFIXES) if target in known]


class Chip(NamedTuple):
    """A chip with a matrix unit, as `mmaref chips` lists it."""

    chip: str  #: its name, "h100"
    architecture: str  #: "hopper"
    targets: Tuple[str, ...]  #: of PTX, the most portable one first
    profile: Optional[str]  #: the arithmetic profile; None: what it computes is unknown
    certainty: str  #: "its own profile", or how sure it is that it computes as the profile: "inferred"; "unknown"
    source: Optional[str]  #: why it should


def profile_of(target: str) -> Optional[str]:
    """The profile that a target computes by; None if that is unknown."""
    number = ctypes.c_uint8()
    if library.mmaref_profile_find(target.encode(), len(target), number) < 0:
        return None
    return str(library.mmaref_profile_name(number.value).decode())


def chips(name: Optional[str] = None) -> List[Chip]:
    """The chips that have a matrix unit; those of an architecture ("ampere") or target ("sm_86", "8.6"), or the one of
    a name as people write it. Raises KeyError for another name."""
    found = list(interface.CHIPS)
    if name is not None:
        numbered = [re.sub("[af]$", "", target) for target in _numbered(name)]
        of_target = [chip for chip in found if interface.CHIPS[chip][0] in numbered]
        found = of_target if numbered else _chips_of(_split(name))
    rows = [_row(chip, target) for chip in found for target in interface.CHIPS[chip][:1] if target]
    if not rows:
        raise KeyError(f"{name}: {'has no matrix unit' if found else 'no such chip'}")
    return rows


def _row(chip: str, target: str) -> Chip:
    architecture = str(interface.CHIPS[chip][1])
    known, profile = _target_names(), profile_of(target)
    own = (profile, "its own profile" if profile else "unknown", None)
    found = tuple(target + suffix for suffix in _SUFFIXES if target + suffix in known)
    return Chip(chip, architecture, found, *(interface.ALIASES.get(target, own) if profile else own))


def _with_target(text: str) -> str:
    """The text of an arithmetic with the target of a chip in place of its name."""
    if not isinstance(text, str):
        raise TypeError(f"chip: {text!r} is no text")
    name = re.split(r"\S*=", text, maxsplit=1)[0].rstrip()
    try:
        return targets(name)[0] + text[len(name):]
    except KeyError as refused:
        if "no such chip" in str(refused):
            return text
        raise ValueError(refused.args[0]) from None


def targets_of(chip: str) -> List[str]:
    """The targets that an instruction may be compiled for under an arithmetic: those of a chip; none for "exact",
    "custom ..." and other texts that name no chip."""
    first = _with_target(chip).split()
    try:
        return targets(re.split(r"\S*=", chip, maxsplit=1)[0].rstrip()) if first and first[0].startswith("sm_") else []
    except KeyError:
        return []


def parse(text: str, handle: Any) -> Tuple[Any, int]:
    """The block of a text for an instruction, a struct of C; and the number of its profile, MMAREF_PROFILES if it is
    none. Raises Error, with the nearest name of a chip where the name is unknown."""
    block, number = interface.mmaref_arithmetic(), ctypes.c_uint8(interface.MMAREF_PROFILES)
    parsed = _with_target(text)
    data, detail = parsed.encode(), interface.mmaref_error()
    status = library.mmaref_arithmetic_parse(handle, data, len(data), block, number, ctypes.byref(detail))
    if status < 0:
        refused = Error(status, detail, text, parsed)
        known = [name for name, row in interface.CHIPS.items() if row[0]] + profiles()
        nearest = difflib.get_close_matches("".join(_split(text)), known, 1)
        if refused.detail.status == interface.MMAREF_E_PROFILE and nearest:
            refused.args = (f"{refused}; the nearest chip is {nearest[0]}",)
        raise refused
    return block, number.value


def arithmetic_text(block: Any) -> str:
    """The text of a block of arithmetic, which reads as that block."""
    return " ".join(["custom"] + [f"{name}={value}" for name, value in _fields(block)])


def _fields(block: Any) -> List[Tuple[str, str]]:
    """Names and values of the fields of a block."""
    fields: List[Tuple[str, str]] = []
    name, value = ctypes.c_char_p(), ctypes.create_string_buffer(interface.MMAREF_FIELD_TEXT_MAX)
    while library.mmaref_arithmetic_get(block, len(fields), ctypes.byref(name), value, len(value)) >= 0:
        fields.append(((name.value or b"").decode(), value.value.decode()))
    return fields


class Field(NamedTuple):
    """A field of a profile's arithmetic, with what is known of it."""

    name: str
    value: str
    certainty: str
    source: str


def fields_of(profile: int, instruction: Any, block: Any) -> List[Field]:
    """The fields of a profile's block for an instruction that have an effect, and how sure each is
    (mmaref_profile_source). `instruction` is the struct of C."""
    found = []
    certainty, source = ctypes.c_char_p(), ctypes.c_char_p()
    for at, (name, value) in enumerate(_fields(block)):
        if library.mmaref_profile_source(profile, instruction, at, ctypes.byref(certainty), ctypes.byref(source)) < 0:
            return []
        if certainty.value != b"no effect":
            found.append(Field(name, value, (certainty.value or b"").decode(), (source.value or b"").decode()))
    return found


def _beside(profile: str, instruction: Any) -> List[str]:
    """A note where libraries use another unit of the chip than the instruction's."""
    described = interface.mmaref_description()
    if library.mmaref_instruction_describe(instruction.handle, described) < 0 or described.registers[4]:
        return []
    return [f"{profile} computes mma.sync here; libraries ({users}) use {unit}, k = {k}: {block}"
            for (of, kind), (block, unit, k, users) in interface.BESIDE.items()
            if of == profile and getattr(interface, kind, None) == described.arithmetic_class]


def _given(text: str) -> Tuple[str, str]:
    """How sure a block is that is no profile: a named one as it is published, any other as it was given."""
    block = interface.mmaref_block()
    for number in range(interface.MMAREF_BLOCKS):
        if library.mmaref_block_get(number, block) >= 0 and block.name.decode() == text:
            return block.certainty.decode(), block.source.decode()
    return "as given", ""


def _certainty(fields: List[Field]) -> Tuple[str, str]:
    """How sure most fields are, and which are of another certainty; the sources of the former."""
    by: Dict[str, List[Field]] = {}
    for field in fields:
        by.setdefault(field.certainty, []).append(field)
    if not by:
        return "definition", ""
    most = max(by, key=lambda certainty: len(by[certainty]))
    others = [f"{each}: {' '.join(field.name for field in by[each])}" for each in by if each != most]
    source = "; ".join(dict.fromkeys(field.source for field in by[most]))
    return most + (f" ({'; '.join(others)})" if others else ""), source


def arithmetic_of(chip: str, instruction: Any) -> Tuple[Any, Dict[str, Any]]:
    """The block of arithmetic of a chip ("h100"), target, profile or text ("a100 rounding=up", "custom products=4") for
    an Instruction, and what is known of it: `arithmetic`, its text, or "integers"; `profile` or None; `certainty`, that
    of most fields and, behind it, fields of another; `source`; `fields`, each with both; `notes`. Raises Error if the
    text is refused or the chip does not have the instruction, ValueError for a name of several chips."""
    text = _with_target(chip)
    block, number = parse(chip, instruction.handle)
    known = number < interface.MMAREF_PROFILES
    profile = library.mmaref_profile_name(number).decode() if known else None
    fields = fields_of(number, instruction.handle, block) if known else []
    floating = instruction.description.floating
    info: Dict[str, Any] = {"chip": chip, "profile": profile, "fields": fields,
                            "arithmetic": arithmetic_text(block) if floating else "integers"}
    info["certainty"], info["source"] = _certainty(fields) if known else _given(text)
    alias = interface.ALIASES.get(re.sub("[af]$", "", text)) if floating else None
    if alias:
        info["certainty"], info["source"] = f"{alias[1]}: as {profile}, {info['certainty']}", alias[2]
    info["notes"] = _beside(profile, instruction) if profile else []
    return block, info
