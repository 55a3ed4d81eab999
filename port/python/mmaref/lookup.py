# SPDX-License-Identifier: MIT
"""The instruction that a chip has for types."""
from __future__ import annotations

import functools
from typing import Any, List, Optional, Sequence, Tuple, Union

from . import words
from .binding import Error, interface, library
from .chips import targets_of
from .elements import TYPES
from .instruction import OPERANDS, Instruction


def _type(word: Optional[str]) -> Optional[str]:
    """The type that a word is, or the name of a dtype: "half", "BF16", "float8_e4m3fn"; another word as it is."""
    if word is None:
        return None
    if not isinstance(word, str):
        raise TypeError(f"types: {word!r} is no text")
    small = word.lower()
    return TYPES.get(small, interface.WORDS.get(small, small))


def _has_token(instruction: Instruction, qualifier: int) -> int:
    return int(library.mmaref_instruction_token(instruction.handle, qualifier))


@functools.lru_cache(maxsize=None)
def _products() -> Tuple[Instruction, ...]:
    """The instructions that multiply matrices of a warp and have no modifier that changes the sum."""
    modifiers = (interface.MMAREF_QUALIFIER_SATFINITE, interface.MMAREF_QUALIFIER_BITOP,
                 interface.MMAREF_QUALIFIER_ROUNDING)
    found = []
    for number, _ in words.instructions():
        is_ = Instruction(number)
        if is_.multiplies:
            plain = interface.MMAREF_QUALIFIER_BITOP if is_.types[0] == "b1" else 0
            if not any(_has_token(is_, qualifier) for qualifier in modifiers if qualifier != plain):
                found.append(is_)
    return tuple(found)


def _order(instruction: Instruction) -> Tuple[Any, ...]:
    """What is taken first: mma before wmma; D of f32 before f16, and C like D; no kind; ordered metadata; the largest
    k, then the largest product; A by rows and B by columns."""
    token = functools.partial(_has_token, instruction)
    c, d = instruction.types[2:]
    names = (token(interface.MMAREF_QUALIFIER_ALAYOUT) == interface.MMAREF_TOKEN_ROW,
             token(interface.MMAREF_QUALIFIER_BLAYOUT) == interface.MMAREF_TOKEN_COL)
    return (token(interface.MMAREF_QUALIFIER_NAME) != interface.MMAREF_TOKEN_MMA, d == "f16", c != d,
            token(interface.MMAREF_QUALIFIER_KIND) == interface.MMAREF_TOKEN_KIND_F8F6F4,
            -instruction.k, -instruction.m * instruction.n, -sum(names), int(instruction.handle.id))


def _scale_type(instruction: Instruction) -> str:
    number = instruction.description.type[OPERANDS.index("scale_a")]
    return str((library.mmaref_token_text(number) or b"").decode())


def _fits(instruction: Instruction, types: Sequence[Optional[str]], sparse: bool, scaled: Union[bool, str],
          block: Optional[int]) -> bool:
    """Whether an instruction is of types, sparse and scaled as asked."""
    have: Sequence[str] = instruction.types
    if len(types) == 3:
        have = (*have[:2], have[3])
    scale, vector = _scale_type(instruction), int(instruction.description.scale_vector)
    return (all(wanted in (None, is_) for wanted, is_ in zip(types, have)) and
            sparse == bool(instruction.description.registers[OPERANDS.index("e")]) and
            bool(scale) == bool(scaled) and scaled in (True, False, scale) and
            (block is None or vector != 0 and instruction.k // vector == block))


def _runs(instruction: Instruction, chip: str) -> bool:
    """Whether a chip has an instruction, and what it computes is known."""
    targets = targets_of(chip)
    if targets and not any(library.mmaref_target_check(instruction.handle, target.encode(), len(target), 0, None) == 0
                           for target in targets):
        return False
    try:
        instruction.arithmetic(chip)
    except Error as refused:
        of_block = refused.detail.status == interface.MMAREF_E_ARITHMETIC and not refused.detail.length
        if of_block or refused.detail.status == interface.MMAREF_E_TARGET:
            return False
        raise
    return True


def instruction_for(types: Union[str, Sequence[Optional[str]]], chip: Union[str, Sequence[str]] = "h100",
                    sparse: bool = False, scaled: Union[bool, str] = False, block: Optional[int] = None) -> Instruction:
    """The instruction that a chip, or each of several, has for the types of A and B; of A, B and D; or of A, B, C and
    D. One type is that of A and B; None is any. `sparse` is 2:4 sparsity of A; `scaled` block scaling, by factors of
    any type or of "ue8m0" or "ue4m3", each of `block` elements along k. Of several it is mma rather than wmma, that of
    D f32 rather than f16, that of the largest k, then of the largest product. Raises ValueError, which names types and
    chip, if there is none."""
    types = (types, types) if isinstance(types, str) else tuple(types)
    if not 2 <= len(types) <= 4:
        raise ValueError(f"types {types}: those of A and B, of A, B and D, or of A, B, C and D are needed")
    chips = tuple(chip) if isinstance(chip, (list, tuple)) else (chip,)
    return _found(tuple(map(_type, types)), chips, bool(sparse), scaled, block)


@functools.lru_cache(maxsize=256)
def _found(types: Tuple[Optional[str], ...], chips: Tuple[str, ...], sparse: bool, scaled: Union[bool, str],
           block: Optional[int]) -> Instruction:
    of_types = [each for each in _products() if _fits(each, types, sparse, scaled, block)]
    found = [each for each in of_types if all(_runs(each, one) for one in chips)]
    if found:
        return min(found, key=_order)
    asked = " ".join(each or "any" for each in types) + " sparse" * sparse + " scaled" * bool(scaled)
    asked += f" by {scaled}" * isinstance(scaled, str) + f" in blocks of {block}" * (block is not None)
    raise ValueError(f"{', '.join(chips)}: no instruction for {asked}{_others(chips, of_types, sparse, bool(scaled))}")


def _others(chips: Sequence[str], of_types: List[Instruction], sparse: bool, scaled: bool) -> str:
    """What there is in place of what is missing: types of such a product on the chips; else a target that has it."""
    if of_types:
        needed = of_types[0].description.targets
        return f"; {min(of_types, key=_order)} needs {(needed or b'').decode()}"
    there = sorted({each.types[:2] for each in _products() if _fits(each, (), sparse, scaled, None) and
                    all(_runs(each, one) for one in chips)})
    return "; there are " + ", ".join(" ".join(pair) for pair in there) if there else ""
