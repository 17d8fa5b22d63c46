"""Whole games and single turns typed at the terminal."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from tests.cli.helpers import Answer, random_game, refused, run, run_process, started_process, write
from tzolkin import Game


def play(*lines: str, words: tuple[object, ...] = ()) -> Answer:
    typed = "".join(f"{line}\n" for line in lines)
    return run("play", "--text", "--players", 2, "--seed", 42, *words, typed=typed)


def played(*lines: str, tmp_path: Path, words: tuple[object, ...] = ()) -> list[str]:
    """Return the actions in the record after some lines and the end of input."""
    file = tmp_path / "played.tzolkin.json"
    answer = play(*lines, words=(*words, "--record", file))
    assert answer.code == 0
    return Game.replay(json.loads(file.read_text(encoding="utf-8"))).actions


KEEP = ("1", "")


def test_a_whole_game(tmp_path: Path) -> None:
    file = tmp_path / "whole.tzolkin.json"
    answer = run_process(
        *("play", "--text", "--players", "3", "--seed", "5", "--seat", "1", "--record", file),
        typed="1\n\n" * 2000,
    )
    assert answer.code == 0
    assert answer.err == ""
    game = Game.replay(json.loads(file.read_text(encoding="utf-8")))
    assert game.over
    assert game.names == ["Merchant 1", "Player 2", "Merchant 3"]
    assert f"with {max(game.scores()):g} points." in answer.out
    assert "Food Day" in answer.out
    assert answer.prose.endswith(f"Saved as {file}.")
    assert run("verify", file).code == 0


def test_several_people(tmp_path: Path) -> None:
    file = tmp_path / "both.tzolkin.json"
    answer = run(
        *("play", "--text", "--players", 2, "--seed", 5, "--humans", "0,1", "--record", file),
        typed="\n1\n\n" * 2 + "1\n\n" * 30,
    )
    assert answer.code == 0
    assert len(json.loads(file.read_text(encoding="utf-8"))["actions"]) > 20
    assert answer.out.count("press Enter when only you see the screen") == 2


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert play(*KEEP, "1", "done", "").out == play(*KEEP, "1", "done", "").out


def test_actions_by_number_text_and_beginning(tmp_path: Path) -> None:
    game = Game.new(2, 42)
    first = game.legal()[0]
    assert played(*KEEP, tmp_path=tmp_path)[0] == first
    typed = (first.upper().replace(" ", "  "), "", "place uxmal", "pl ya", "d", "")
    actions = played(*typed, tmp_path=tmp_path / "..", words=())
    assert actions[0] == first
    assert actions[2:5] == ["place uxmal", "place yaxchilan", "done"]


def test_undo_takes_back_one_action(tmp_path: Path) -> None:
    lines = (*KEEP, "place uxmal", "place yaxchilan", "undo", "place tikal", "done", "")
    assert played(*lines, tmp_path=tmp_path)[2:5] == ["place uxmal", "place tikal", "done"]


def test_undo_of_the_last_action_before_it_is_confirmed(tmp_path: Path) -> None:
    lines = (
        *KEEP,
        "place uxmal",
        "done",
        "undo",
        "place tikal",
        "done",
        "undo",
        "undo",
        "done",
        "",
    )
    assert played(*lines, tmp_path=tmp_path)[2:4] == ["place uxmal", "done"]


def test_undo_of_the_wealth_tiles(tmp_path: Path) -> None:
    assert played("1", "undo", "2", "", tmp_path=tmp_path)[0] == Game.new(2, 42).legal()[1]


def test_restart_takes_back_the_turn_but_not_more(tmp_path: Path) -> None:
    lines = (*KEEP, "place uxmal", "place tikal", "restart", "undo", "place chichen", "done", "")
    actions = played(*lines, tmp_path=tmp_path)
    assert actions[2:4] == ["place chichen", "done"]
    assert "There is nothing to undo in this turn." in play(*KEEP, "undo").out


def test_nothing_is_asked_twice_where_only_the_end_is_left(tmp_path: Path) -> None:
    lines = (*KEEP, "place uxmal", "place tikal", "place yaxchilan", "")
    actions = played(*lines, tmp_path=tmp_path)
    assert actions[5] == "done"


TYPED = [
    ("plase tikal", "did you mean place tikal? Type a number from the list, or help."),
    ("dance", "This is not an action. Type a number from the list, or help."),
    ("do 3", "This does not answer what is asked now: Place workers, or pick some up."),
    ("why days 1", "This does not answer what is asked now: Place workers, or pick some up."),
    ("pick tikal 3", "None of your workers stands on a gear."),
    ("place", "could be place palenque"),
    ("99", "numbered from 1 to"),
    ("0", "numbered from 1 to"),
    ("", "> Type a number from the list, or help."),
    ("why place tikal", "is possible now"),
    ("why pick tikal 3", "None of your workers stands on a gear."),
    ("why", "Which action?"),
    ("why dance", "is not an action"),
    ("help", "take back your last action"),
    ("?", "take back your last action"),
    ("help b07", "rise on Chaac, rise on Kukulkan"),
    ("help w01", "advance Agriculture"),
    ("help m03", "4 points per corn tile"),
    ("help tikal", "1-2 technologies"),
    ("help chaac", "1 stone"),
    ("help theology", "level 3"),
    ("help nobody", "Nothing is called “nobody”"),
    ("board", "Technologies"),
    ("tiles", "brings"),
    ("save", "Where to?"),
    ("save /no/such/folder/file", "does not exist"),
    ("\x00\x1b[2Jüß" * 50, "is not an action"),
]


def test_nothing_typed_loses_the_game() -> None:
    answer = play(*KEEP, *(line for line, _ in TYPED), "place tikal")
    assert answer.code == 0
    assert answer.out.count("\n> ") == len(TYPED) + 3  # one before, two for the action
    for _, part in TYPED:
        assert part in answer.prose
    assert "This turn: place tikal" in answer.out


def test_reasons_speak_of_seats_as_the_screen_does() -> None:
    words = ("--humans", "0,1", "--names", "Ann,Bob")
    lines = ("", *KEEP, "", *KEEP, "place first", "done", "", "place first", "why place first")
    answer = play(*lines, words=words)
    assert answer.out.count("Taken by A Ann.") == 2


def test_messages_break_between_words(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 30)
    out = play(*KEEP, "help " + "word " * 40, f"save {folder}/file").out
    shown = out[out.index("Nothing is called") :].splitlines()
    assert all(len(line) <= 80 for line in shown if "long" not in line)
    assert shown[0].endswith(" word")
    assert shown[1].startswith("word ")
    assert f"{folder}/file:" in shown
    assert str(folder) in shown


def test_the_end_of_input_ends_the_game(tmp_path: Path) -> None:
    answer = play(*KEEP, "place tikal")
    assert answer.code == 0
    assert "Stopped after 3 actions." in answer.out
    assert "not saved" in answer.out
    assert played(*KEEP, "place tikal", tmp_path=tmp_path)[2:] == ["place tikal"]
    assert run("play", "--text").code == 0


def test_quit_saves_if_asked(tmp_path: Path) -> None:
    file = tmp_path / "left.tzolkin.json"
    answer = play(*KEEP, "place tikal", "quit", str(file))
    assert answer.code == 0
    assert f"Saved as {file}." in answer.prose
    assert "not saved" not in answer.out
    assert json.loads(file.read_text(encoding="utf-8"))["actions"][2:] == ["place tikal"]
    assert "not saved" in play(*KEEP, "q", "").out


def test_quit_does_not_ask_for_what_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "saved.tzolkin.json"
    saved = play(*KEEP, "place tikal", f"save {file}", "quit").out
    assert "Save the game first?" not in saved
    assert "Stopped after 3 actions." in saved
    again = tmp_path / "again.tzolkin.json"
    changed = ("place tikal", f"save {again}", "undo", "place uxmal", "quit", "")
    assert "Save the game first?" in play(*KEEP, *changed).out


def test_quit_goes_on_where_it_cannot_save(tmp_path: Path) -> None:
    answer = play(*KEEP, "quit", str(tmp_path), "place tikal")
    assert "is a folder" in answer.prose
    assert "This turn: place tikal" in answer.out


def test_save_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "saved.tzolkin.json"
    answer = play(*KEEP, f"save {file}", "place tikal", f"save {file}")
    assert answer.prose.count(f"Saved as {file}.") == 2
    assert len(json.loads(file.read_text(encoding="utf-8"))["actions"]) == 3


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    file = write(tmp_path / "precious.json", "precious")
    refused(play(words=("--record", file)), "exists already")
    assert "exists already" in play(*KEEP, f"save {file}").prose
    assert json.loads(file.read_text(encoding="utf-8")) == "precious"


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "saved.tzolkin.json"
    play(*KEEP, "place tikal", words=("--record", file))
    words = ("play", "--text", "--resume", file, "--record", file)
    assert run(*words, typed="done\n\n").code == 0
    assert Game.replay(json.loads(file.read_text(encoding="utf-8"))).actions[2:4] == [
        "place tikal",
        "done",
    ]
    refused(run(*words, "--seed", 3), "--seed")


def test_a_finished_game_shows_its_result(tmp_path: Path) -> None:
    file = write(tmp_path / "over.tzolkin.json", random_game(2, 1).record())
    assert "Total" in run("play", "--text", "--resume", file).out


def test_options_about_a_game_play_in_the_terminal() -> None:
    answer = run("play", "--players", 2, "--seed", 1, typed="")
    assert answer.code == 0
    assert answer.err == (
        "With --players games are played in the terminal; without it, in the browser.\n"
    )


def test_wrong_options_come_before_the_browser_note(tmp_path: Path) -> None:
    refused(run("play", "--seat", 7), "tzolkin: --seat 7: 4 players have the seats 0 to 3")
    refused(run("play", "--record", tmp_path), f"tzolkin: {tmp_path}: is a folder")


def test_the_first_line_names_help() -> None:
    assert "type help for the commands" in play().out.splitlines()[0]


def test_a_bot_from_a_file_as_opponent(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from tzolkin.bots import Bot\n"
        "class Steady(Bot):\n"
        "    def choose(self, view, legal):\n"
        "        assert isinstance(view['stack'], int)\n"
        "        return legal[-1]\n"
    )
    answer = run(
        "play", "--text", "--players", 2, "--seed", 1, "--bot", f"{file}:Steady", typed="1\n\n"
    )
    assert answer.code == 0
    assert "forfeits" not in answer.err


def test_a_bot_that_breaks_the_rules_forfeits(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(
        "from tzolkin.bots import Bot\n"
        "class Cheat(Bot):\n"
        "    def choose(self, view, legal):\n"
        "        return 'give gold'\n"
    )
    answer = run("watch", "--players", 2, "--seed", 1, "--bot", f"{file}:Cheat,random")
    assert answer.code == 0
    assert answer.err.count("forfeits") == 1
    assert "A Cheat 1 forfeits" in answer.err
    assert "'give gold'" in answer.err


@pytest.mark.parametrize("players", [2, 3, 4])
def test_watching_bots(players: int) -> None:
    first, second = (run("watch", "--players", players, "--seed", 5) for _ in range(2))
    assert first.code == 0
    assert first.out == second.out
    assert "The end" in first.out
    assert "Total" in first.out
    assert first.out.count("End of round") > 20


def test_watching_every_action() -> None:
    words = ("watch", "--players", 2, "--seed", 5, "--bot", "builder")
    turns, steps = (run(*words, *more, columns=500).out.splitlines() for more in ((), ("--steps",)))
    added = [line for line in steps if line[:4] in ("  A ", "  B ")]
    assert [line for line in steps if line not in added] == turns
    assert added[0].startswith("  A keep w")
    assert any(line.startswith("  B do 1 (") for line in added)
    assert added[-1].startswith(("  A done", "  B done"))


@pytest.mark.parametrize("command", [("play", "--text"), ("watch",)])
def test_an_unknown_bot(command: tuple[str, ...]) -> None:
    refused(run(*command, "--bot", "nobody"), "--bot there is no bot 'nobody'; there are random")


def test_an_interrupt_saves(tmp_path: Path) -> None:
    file = tmp_path / "interrupted.tzolkin.json"
    words = ("play", "--text", "--players", 2, "--seed", 42, "--record", file)
    process = started_process(*words)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n\nplace tikal\n")
    process.stdin.flush()
    while "This turn: place tikal" not in process.stdout.readline():
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert (err, "Saved as" in out) == ("", True)
    assert json.loads(file.read_text(encoding="utf-8"))["actions"][2:] == ["place tikal"]
