"""Find and make bots: ours by name and version, those of others by file and class."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from importlib import import_module

from tzolkin.game.value_checks import short_repr

from .budgets import Budget, checked_budget
from .contract import Bot
from .errors import BudgetError, UnknownBotError, format_error
from .external.python_files import load_bot_class
from .specs import Kind, Spec, parse_spec
from .versions import class_of_version, find_version

_CLASSES = {
    "random": "random.RandomBot",
    "greedy": "greedy.GreedyBot",
    "builder": "strategies.BuilderBot",
    "skulls": "strategies.SkullsBot",
    "temples": "strategies.TemplesBot",
    "corn": "strategies.CornBot",
    "monuments": "strategies.MonumentsBot",
    "planner": "planner.PlannerBot",
    "search": "search.SearchBot",
    "novice": "levels.NoviceBot",
    "apprentice": "levels.ApprenticeBot",
    "merchant": "levels.MerchantBot",
    "priest": "levels.PriestBot",
    "ruler": "levels.RulerBot",
}


class Registry(Mapping[str, type[Bot]]):
    """Our bots by name; the module of a bot is imported when it is first looked up."""

    def __init__(self, places: dict[str, str]) -> None:
        self._places = places

    def __getitem__(self, name: str) -> type[Bot]:
        module, _, wanted = self._places[name].rpartition(".")
        found: type[Bot] = getattr(import_module(f"{__package__}.builtin.{module}"), wanted)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


BOTS = Registry(_CLASSES)


def bot_class(text: str) -> type[Bot]:
    """Return the class of a name (`random`, `search@1`) or a file (`path/to/file.py:MyBot`)."""
    return _bot_class(parse_spec(text))


def make_bot(text: str, seed: int = 0, budget: Budget | None = None) -> Bot:
    """Make a bot for one seat of one game; a budget in the text (`search:1000`) has priority."""
    spec = parse_spec(text)
    made = _bot_class(spec)
    given = spec.budget or (budget and checked_budget(budget))
    try:
        return made(seed, given)
    except Exception as error:
        where = spec.path or spec.name
        raise UnknownBotError(
            f"{where}: {made.__name__} cannot be made: {format_error(error)}"
        ) from error


def pin_version(text: str, *, first: bool = False) -> str:
    """Return a spec with a version, by default the newest: `search@2:100` for `search:100`.

    Specs that name a version already, and those of bots without versions, are returned as they are.
    """
    spec = parse_spec(text)
    known = spec.kind is Kind.BUILTIN and spec.name in BOTS
    versions = BOTS[spec.name].versions if known and spec.version is None else ()
    if not versions:
        return text
    budget = "" if spec.amount is None else f":{spec.amount}"
    return f"{spec.name}@{versions[0 if first else -1]}{budget}"


def check_name(spec: Spec) -> None:
    """Raise UnknownBotError if the spec names a bot or version of ours that does not exist."""
    if not spec.text:
        raise UnknownBotError(
            "a name is missing; bots are separated by single commas: planner,random"
        )
    if spec.kind is Kind.BUILTIN and spec.name not in BOTS:
        raise UnknownBotError(f"there is no bot {short_repr(spec.name)}; {_suggest(spec.name)}")
    if spec.version is not None:
        find_version(BOTS[spec.name], spec)


def _bot_class(spec: Spec) -> type[Bot]:
    check_name(spec)
    if spec.kind is Kind.PROGRAM:
        raise UnknownBotError(f"{spec.text}: is a program, not a class; `SeatedBot.named` seats it")
    found = (
        class_of_version(BOTS[spec.name], spec)
        if spec.kind is Kind.BUILTIN
        else load_bot_class(spec.path, spec.name)
    )
    if spec.budget and not found.takes_budget:
        raise BudgetError(_explain_no_budget(spec))
    return found


def _explain_no_budget(spec: Spec) -> str:
    if spec.kind is Kind.BUILTIN:
        return f"{spec.name} takes no budget; write {spec.name} alone"
    return f"{spec.path}: {spec.name} takes no budget, unless it says `takes_budget = True`"


def _suggest(name: str) -> str:
    if name.endswith(".py"):
        return f"a file needs the name of a class: {name}:MyBot"
    near = get_close_matches(name.lower(), BOTS, n=1)
    meant = f"did you mean {near[0]}? " if near else ""
    return (
        f"{meant}there are {', '.join(BOTS)}, your own as path/to/file.py:MyBot, "
        "and any program as run:COMMAND"
    )
