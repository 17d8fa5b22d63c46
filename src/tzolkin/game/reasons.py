"""Reasons why an action is not legal: a code, its parameters, and a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tzolkin.rules import ids

from . import notation
from .value_checks import short_repr

_KINDS: dict[str, tuple[str, ...]] = {
    "gear": notation.GEARS,
    "temple": notation.TEMPLES,
    "resource": notation.RESOURCES,
    "tile": notation.TILES,
    "decision": notation.DECISIONS,
}

_TABLE: dict[int, tuple[str, tuple[str, ...], str]] = {
    ids.R_GAME_OVER: ("game_over", (), "The game is over."),
    ids.R_OTHER_DECISION: (
        "other_decision",
        ("decision",),
        "The decision now is '{decision}', and this does not answer it.",
    ),
    ids.R_MUST_PLACE: (
        "must_place",
        (),
        "None of this seat's workers stands on a gear, so it must place one.",
    ),
    ids.R_MUST_ACT: ("must_act", (), "A turn cannot be passed: place workers or pick some up."),
    ids.R_ALREADY_PLACING: (
        "already_placing",
        (),
        "Workers were placed this turn, so none can be picked up.",
    ),
    ids.R_ALREADY_PICKING: (
        "already_picking",
        (),
        "Workers were picked up this turn, so none can be placed.",
    ),
    ids.R_TOO_LATE_TO_BEG: (
        "too_late_to_beg",
        (),
        "Begging is possible only before anything else in a turn.",
    ),
    ids.R_TOO_MUCH_CORN: (
        "too_much_corn",
        ("limit", "have"),
        "Only a seat with {limit} corn or less may beg; this one has {have}.",
    ),
    ids.R_LOWEST_STEP: (
        "lowest_step",
        ("temple",),
        "On the temple of {temple} this seat stands on the lowest step and cannot fall.",
    ),
    ids.R_NO_FREE_WORKER: ("no_free_worker", (), "No worker is free to be placed."),
    ids.R_GEAR_FULL: ("gear_full", ("gear",), "Every numbered space of {gear} is taken."),
    ids.R_PLACE_TAKEN: ("place_taken", ("holder",), "The first-player space is taken by {holder}."),
    ids.R_NEEDS_CORN: (
        "needs_corn",
        ("needed", "have"),
        "This needs {needed} corn; there are {have}.",
    ),
    ids.R_MERCY_ELSEWHERE: (
        "mercy_elsewhere",
        ("space",),
        "Without corn and without begging, only a space with the lowest number, {space}, is open.",
    ),
    ids.R_MERCY_USED: (
        "mercy_used",
        (),
        "A worker that is placed without paying is the only one of its turn.",
    ),
    ids.R_NO_WORKER_THERE: (
        "no_worker_there",
        ("gear", "space"),
        "No worker stands on {gear} {space}.",
    ),
    ids.R_NOT_YOUR_WORKER: (
        "not_your_worker",
        ("holder",),
        "The worker that stands there belongs to {holder}.",
    ),
    ids.R_NO_ACTION_HERE: ("no_action_here", (), "Space 0 has no action."),
    ids.R_TOO_FAR_AHEAD: (
        "too_far_ahead",
        ("action", "space"),
        "Action {action} lies ahead of space {space}, where the worker stood.",
    ),
    ids.R_NO_SUCH_ACTION: (
        "no_such_action",
        ("gear", "last"),
        "The actions of {gear} go from 1 to {last}.",
    ),
    ids.R_NOTHING_TO_HARVEST: (
        "nothing_to_harvest",
        (),
        "Nothing can be harvested in this part of the jungle.",
    ),
    ids.R_NO_WOOD_TILE: ("no_wood_tile", (), "No wood tile is left in this part of the jungle."),
    ids.R_NO_CORN_TILE: (
        "no_corn_tile",
        (),
        "No uncovered corn tile lies here, and harvesting without one needs agriculture 2.",
    ),
    ids.R_CANNOT_FALL: (
        "cannot_fall",
        (),
        "This seat stands on the lowest step of all temples and cannot anger the gods further.",
    ),
    ids.R_NO_SKULL: ("no_skull", (), "This needs a crystal skull, and the seat has none."),
    ids.R_NO_SKULL_IN_BANK: ("no_skull_in_bank", (), "No crystal skull is left in the bank."),
    ids.R_OFFERING_TAKEN: (
        "offering_taken",
        ("place", "holder"),
        "On place {place} of Chichen Itza lies a skull already, put there by {holder}.",
    ),
    ids.R_ALL_WORKERS: ("all_workers", (), "All six workers of this seat are in play."),
    ids.R_NO_TEMPLE: ("no_temple", (), "There is no temple on which this seat can rise."),
    ids.R_TOP_STEP: (
        "top_step",
        ("temple",),
        "On the temple of {temple} this seat stands on the highest step.",
    ),
    ids.R_TOP_TAKEN: (
        "top_taken",
        ("temple", "holder"),
        "The highest step of the temple of {temple} is held by {holder}.",
    ),
    ids.R_NEEDS_RESOURCES: (
        "needs_resources",
        ("needed", "have"),
        "This needs resources of any kind: {needed}; there are {have}.",
    ),
    ids.R_NEEDS_WOOD: (
        "needs_wood",
        ("needed", "have"),
        "This needs {needed} wood; there are {have}.",
    ),
    ids.R_NEEDS_STONE: (
        "needs_stone",
        ("needed", "have"),
        "This needs {needed} stone; there are {have}.",
    ),
    ids.R_NEEDS_GOLD: (
        "needs_gold",
        ("needed", "have"),
        "This needs {needed} gold; there are {have}.",
    ),
    ids.R_NOTHING_TO_BUILD: ("nothing_to_build", (), "Nothing on display can be paid for."),
    ids.R_NOTHING_TO_EXCHANGE: ("nothing_to_exchange", (), "There is nothing to exchange."),
    ids.R_NOTHING_TO_ADVANCE: (
        "nothing_to_advance",
        (),
        "No technology can be advanced: none can be paid for or would bring anything.",
    ),
    ids.R_NOT_IN_ROW: ("not_in_row", ("tile",), "{tile} is not on display."),
    ids.R_NO_MONUMENT_HERE: (
        "no_monument_here",
        (),
        "Monuments are constructed only as the first construction of Tikal 4.",
    ),
    ids.R_NO_PLAIN_HERE: (
        "no_plain_here",
        (),
        "Architecture can be kept only for the first building of Tikal 4, by a seat that has it.",
    ),
    ids.R_NOT_IN_COST: ("not_in_cost", ("resource",), "The building costs no {resource}."),
    ids.R_SALES_FIRST: ("sales_first", (), "In one visit to the market all sales come first."),
    ids.R_SALE_ORDER: ("sale_order", (), "Sales are made in the order wood, stone, gold."),
    ids.R_PURCHASE_ORDER: (
        "purchase_order",
        (),
        "Purchases are made in the order wood, stone, gold.",
    ),
    ids.R_SOLD_BEFORE: (
        "sold_before",
        ("resource",),
        "In this visit {resource} was sold, so it cannot be bought.",
    ),
    ids.R_PAY_EXACTLY: (
        "pay_exactly",
        ("needed", "given"),
        "The price in resources is {needed}, not {given}.",
    ),
    ids.R_GAIN_EXACTLY: (
        "gain_exactly",
        ("amount", "given"),
        "The number of resources gained is {amount}, not {given}.",
    ),
    ids.R_TWO_TEMPLES: (
        "two_temples",
        (),
        "Two temples must be named where the seat can rise on two.",
    ),
    ids.R_NOT_OFFERED: ("not_offered", ("tile",), "{tile} was not dealt to this seat."),
    ids.R_MUST_CHOOSE: ("must_choose", (), "This decision is not answered with 'done'."),
}


class Reason(NamedTuple):
    """A code with parameters, for programs, and a sentence, for people."""

    code: str
    params: dict[str, int | str]
    message: str

    def __str__(self) -> str:
        return self.message


TURN_OVER = Reason("turn_over", {}, "The turn is over here; a preview goes no further.")
CODES = (*(code for code, _, _ in _TABLE.values()), TURN_OVER.code, "malformed")


def reason_of(packed: int) -> Reason:
    """Unpack a reason from the number that the rules return."""
    code, names, sentence = _TABLE[packed % ids.FIRST_PARAMETER]
    first = packed % ids.SECOND_PARAMETER // ids.FIRST_PARAMETER
    values = (first, packed // ids.SECOND_PARAMETER)
    params = {name: _named(name, value) for name, value in zip(names, values, strict=False)}
    shown = {name: _for_message(name, value) for name, value in params.items()}
    return Reason(code, params, sentence.format(**shown))


def _named(kind: str, value: int) -> int | str:
    if kind == "holder":
        return "neutral" if value == ids.NEUTRAL else value
    return _KINDS[kind][value] if kind in _KINDS else value


def _for_message(kind: str, value: int | str) -> int | str:
    if kind == "holder":
        return "nobody (it is neutral)" if value == "neutral" else f"seat {value}"
    return value


def malformed(text: object) -> Reason:
    """Return the reason for something that is not an action text."""
    if not isinstance(text, str):
        kind = type(text).__name__
        return Reason("malformed", {"type": kind}, f"An action is a text, not {kind}.")
    hint = notation.nearest(text)
    params: dict[str, int | str] = {} if hint is None else {"nearest": hint}
    meant = "." if hint is None else f"; did you mean {hint!r}?"
    return Reason("malformed", params, f"This is not an action{meant}")


class IllegalActionError(ValueError):
    """An action cannot be played.

    `reason` says why, `legal` what can be played instead, `index` its place in a list of actions.
    """

    def __init__(
        self, action: object, reason: Reason, legal: Sequence[str] = (), index: int | None = None
    ) -> None:
        self.action = action
        self.reason = reason
        self.legal = list(legal)
        self.index = index
        text = notation.shorten(action) if isinstance(action, str) else short_repr(action)
        where = "" if index is None else f" (index {index})"
        super().__init__(f"{text}{where}: {reason.message}{_instead(self.legal)}")

    def __reduce__(self) -> tuple[type[IllegalActionError], tuple[Any, ...]]:
        return IllegalActionError, (self.action, self.reason, self.legal, self.index)


def _instead(legal: list[str], most: int = 8) -> str:
    if not legal:
        return ""
    more = f" and {len(legal) - most} more" if len(legal) > most else ""
    return f" Legal now: {', '.join(legal[:most])}{more}."
