import { describe, expect, it } from "vitest";
import type { Draft } from "../api/types";
import { parseCommand } from "./commands";

const reason = (message: string) => ({ code: message, params: {}, message });
const draft = (decision: string, legal: string[], impossible: [string, string][] = []) =>
  ({
    actions: [],
    over: false,
    view: { decision },
    changes: {},
    legal: legal.map((action) => ({ action, changes: {} })),
    impossible: impossible.map(([action, why]) => ({ action, reason: reason(why) })),
  }) as unknown as Draft;
const turn = draft(
  "turn",
  ["place palenque", "place tikal", "pick uxmal 1", "pick uxmal 12"],
  [
    ["beg chaac", "too rich"],
    ["place first", "taken"],
  ],
);
const parse = (text: string, now = turn) => parseCommand(text, now, (why) => why.message);

describe("the command line", () => {
  it("takes actions, in full or shortened", () => {
    expect(parse("place palenque")).toEqual({ kind: "action", action: "place palenque" });
    expect(parse("  PLACE   Tikal ")).toEqual({ kind: "action", action: "place tikal" });
    expect(parse("pl pal")).toEqual({ kind: "action", action: "place palenque" });
  });
  it("prefers an exact match", () => {
    expect(parse("pick uxmal 1")).toEqual({ kind: "action", action: "pick uxmal 1" });
  });
  it("lists the actions if there are several", () => {
    expect(parse("place")).toMatchObject({ kind: "error", message: expect.stringContaining("place tikal") });
  });
  it("gives the server's reason for an illegal action", () => {
    expect(parse("beg chaac")).toMatchObject({ kind: "error", message: expect.stringContaining("too rich") });
    expect(parse("beg")).toMatchObject({ kind: "error", message: expect.stringContaining("too rich") });
  });
  it("gives examples instead of an unknown action", () => {
    expect(parse("dance")).toMatchObject({ kind: "error", message: expect.stringContaining("place palenque") });
    expect(parse("")).toMatchObject({ kind: "error" });
  });
  it("knows its own commands, and `done` where it ends the turn", () => {
    expect(parse("undo")).toEqual({ kind: "turn", command: "undo" });
    expect(parse("end")).toEqual({ kind: "turn", command: "end" });
    expect(parse("done", draft("placing", ["done"]))).toEqual({ kind: "turn", command: "end" });
    expect(parse("done", draft("market", ["done"]))).toEqual({ kind: "action", action: "done" });
  });
});
