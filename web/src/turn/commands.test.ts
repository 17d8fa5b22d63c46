import { describe, expect, it, vi } from "vitest";

// Settings look at the browser when they are loaded.
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { parseCommand } = await import("./commands");

import type { Draft } from "../api/types";

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
const said = (text: string, now = turn) => parseCommand(text, now, (why) => why.message);

describe("the command line", () => {
  it("takes action texts, whole or short", () => {
    expect(said("place palenque")).toEqual({ kind: "play", action: "place palenque" });
    expect(said("  PLACE   Tikal ")).toEqual({ kind: "play", action: "place tikal" });
    expect(said("pl pal")).toEqual({ kind: "play", action: "place palenque" });
  });
  it("prefers what was said exactly", () => {
    expect(said("pick uxmal 1")).toEqual({ kind: "play", action: "pick uxmal 1" });
  });
  it("asks when several could be meant", () => {
    expect(said("place")).toMatchObject({ kind: "wrong", why: expect.stringContaining("place tikal") });
  });
  it("tells the server's reason for what is not possible", () => {
    expect(said("beg chaac")).toMatchObject({ kind: "wrong", why: expect.stringContaining("too rich") });
    expect(said("beg")).toMatchObject({ kind: "wrong", why: expect.stringContaining("too rich") });
  });
  it("tells what could be said instead of what it does not know", () => {
    expect(said("dance")).toMatchObject({ kind: "wrong", why: expect.stringContaining("place palenque") });
    expect(said("")).toMatchObject({ kind: "wrong" });
  });
  it("knows its own orders, and `done` where that ends the turn", () => {
    expect(said("undo")).toEqual({ kind: "order", order: "undo" });
    expect(said("end")).toEqual({ kind: "order", order: "end" });
    expect(said("done", draft("placing", ["done"]))).toEqual({ kind: "order", order: "end" });
    expect(said("done", draft("market", ["done"]))).toEqual({ kind: "play", action: "done" });
  });
});
