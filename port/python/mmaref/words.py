# SPDX-License-Identifier: MIT
"""Instructions by some of their words, as the command takes them."""
from __future__ import annotations

import ctypes
import difflib
import functools
import re
import threading
from typing import Dict, List, Tuple

from .binding import Error, interface, library

_LISTED = 8  # instructions that a refusal lists
_OPERANDS = re.compile(r"[{\[%$;].*|//.*", re.DOTALL)  # what may follow the words
_OTHER_CHAPTERS = (interface.MMAREF_REASON_OF_WGMMA, interface.MMAREF_REASON_OF_TCGEN05)


class WordsError(Error):
    """Words that no instruction has, or several. `instructions` lists those that have them all."""

    def __init__(self, text: str, sentence: str, instructions: Tuple[str, ...] = ()) -> None:
        Exception.__init__(self, f"{text}: {sentence}" + "".join(f"\n    {name}" for name in instructions[:_LISTED]))
        self.status, self.reason, self.detail = "instruction", sentence, interface.mmaref_error()
        self.instructions = instructions


@functools.lru_cache(maxsize=None)
def instructions() -> Tuple[Tuple[int, str], ...]:
    """Number and name of each instruction, in the order of numbers; what a build leaves out is missing."""
    found = []
    text = ctypes.create_string_buffer(interface.MMAREF_TEXT_MAX)
    for number in range(library.mmaref_instruction_count()):
        instruction = interface.mmaref_instruction()
        if (library.mmaref_instruction_at(number, instruction) == interface.MMAREF_OK and
                library.mmaref_instruction_format(instruction, text, len(text)) == interface.MMAREF_OK):
            found.append((number, text.value.decode()))
    return tuple(found)


@functools.lru_cache(maxsize=None)
def _tokens() -> Dict[str, Tuple[str, int]]:
    """By a word in small letters: the word, and the number of its qualifier."""
    tokens: Dict[str, Tuple[str, int]] = {}
    for number in range(1, interface.MMAREF_TOKENS):
        word = library.mmaref_token_text(number)
        if word is not None:
            tokens.setdefault(word.decode().lower(), (word.decode(), library.mmaref_token_qualifier(number)))
    return tokens


@functools.lru_cache(maxsize=None)
def _shapes() -> Dict[str, str]:
    """By "16x8x16" and "16816" the word of PTX."""
    shapes = {}
    for word in _tokens():
        digits = re.fullmatch("m([0-9]+)n([0-9]+)k([0-9]+)", word)
        if digits:
            shapes["x".join(digits.groups())] = shapes["".join(digits.groups())] = word
    return shapes


def _translated(text: str) -> List[str]:
    """The words of a text, in words of PTX; a|b is either of them, !a none."""
    words: List[str] = []
    for word in re.split(r"[.\s,]+", text.lower()):
        meaning = interface.WORDS.get(word, _shapes().get(word, word))
        words.extend(meaning.lower().split())
    return words


_one_at_a_time = threading.Lock()


def _of_another_vocabulary(text: str) -> List[str]:
    """The words of PTX of a name that machine code, CuTe, CUTLASS, LLVM, MLIR, CUDA C++ or a library uses; none if it
    is of no other vocabulary, or there is no compiled part. Raises WordsError if its vocabulary has no such name."""
    if "\0" in text or not hasattr(library, "core_translate"):
        return []
    words = ctypes.create_string_buffer(interface.MMAREF_SENTENCE_MAX)
    with _one_at_a_time:
        found = library.core_translate(text.encode(), words)
    if found < 0:
        raise WordsError(text, words.value.decode(errors="replace"))
    return words.value.decode().lower().split(".") if found else []


def _alternatives(word: str) -> List[str]:
    return word.lstrip("!").split("|")


def _qualifier(text: str, word: str) -> int:
    """The number of the qualifier that a word is of; raises WordsError if no instruction has it."""
    of = _tokens().get(_alternatives(word)[0])
    if of is None:
        nearest = difflib.get_close_matches(word, list(_tokens()), 1)
        hint = "".join(f", nearest is '{near}'" for near in nearest)
        raise WordsError(text, f"no instruction has the word '{word}'{hint}")
    return of[1]


def _has(name: List[str], wanted: List[Tuple[str, int]]) -> bool:
    """Whether a name has all words; those of one qualifier, as two types, in their order."""
    after: Dict[int, int] = {}
    for word, qualifier in wanted:
        from_here = 0 if word[0] == "!" else after.get(qualifier, 0)
        place = next((at for at in range(from_here, len(name)) if name[at] in _alternatives(word)), None)
        if (place is None) != (word[0] == "!"):
            return False
        if place is not None:
            after[qualifier] = place + 1
    return True


def _rank(number: int, name: str) -> Tuple[int, int, int]:
    """What people mean more often comes first: mma, dense before sparse, then wmma.mma; short names, few types."""
    kinds = ("mma.sync", "mma", "wmma.mma")
    kind = next((at for at, begins in enumerate(kinds) if name.startswith(begins)), len(kinds))
    described = interface.mmaref_description()
    if library.mmaref_instruction_describe(interface.mmaref_instruction(id=number), described) < 0:
        return kind, 0, 0
    return kind, name.count("."), len(set(described.type[:interface.MMAREF_OPERAND_E]))


def _choose(text: str, words: List[str]) -> int:
    """The number of the instruction that has the words; of several the shortest, if it is one."""
    wanted = [(word, _qualifier(text, word)) for word in words]
    found = [(number, name) for number, name in instructions() if _has(name.lower().split("."), wanted)]
    if not found:
        raise WordsError(text, "no instruction has these words")
    fewest = min(name.count(".") for _, name in found)
    shortest = [number for number, name in found if name.count(".") == fewest]
    if len(shortest) == 1:
        return shortest[0]
    names = tuple(name for _, name in sorted(found, key=lambda pair: _rank(*pair)))
    listed = f"{len(names)} instructions have these words" + ("; the first 8 are" * (len(names) > _LISTED))
    raise WordsError(text, listed, names)


def find(text: str) -> int:
    """The number of an instruction, by its whole name or by words that single it out: "m16n8k16.f32.f16.f16.f32",
    "half m16n8k8 f32", "mxfp4". Words are those of PTX (9.7.14), in letters of either case, and the words for types of
    `mmaref help names`; blanks, commas and dots lie between them; operands behind them are not read. Where the package
    is compiled, names of machine code, CuTe, CUTLASS, LLVM, MLIR and CUDA C++ are taken, too. Raises Error where
    the name is refused, no instruction has the words, or several have."""
    given = _OPERANDS.sub("", text).strip().rstrip(",")
    name = ".".join(_tokens().get(word, (word, 0))[0] for word in re.split(r"[.\s,]+", given.lower()))
    instruction, detail = interface.mmaref_instruction(), interface.mmaref_error()
    data = name.encode()
    status = library.mmaref_instruction_parse(data, len(data), instruction, ctypes.byref(detail))
    if status == interface.MMAREF_OK:
        return int(instruction.id)
    words = _of_another_vocabulary(text)
    if not words and (not name or ".sync." in name + "." or detail.reason in _OTHER_CHAPTERS):
        raise Error(status, detail, name or text)
    words = words or _translated(given)
    if not words:
        raise WordsError(text, "these words name no instruction")
    return _choose(text, words)
