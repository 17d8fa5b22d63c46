import { describe, expect, it } from "vitest";
import { type KeyPress, shortcutFor, SHORTCUTS } from "./shortcuts";

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe("shortcuts", () => {
  it("are found in lower and upper case", () => {
    expect(shortcutFor(press("u"), true)?.does).toBe("undo");
    expect(shortcutFor(press("U", { shiftKey: true }), true)?.does).toBe("undo");
    expect(shortcutFor(press("?", { shiftKey: true }), true)?.does).toBe("help");
    expect(shortcutFor(press("q"), true)).toBeNull();
  });
  it("include the usual ones for undo and redo", () => {
    expect(shortcutFor(press("z", { ctrlKey: true }), false)?.does).toBe("undo");
    expect(shortcutFor(press("z", { metaKey: true }), false)?.does).toBe("undo");
    expect(shortcutFor(press("Z", { ctrlKey: true, shiftKey: true }), false)?.does).toBe("redo");
  });
  it("of one character can be switched off", () => {
    expect(shortcutFor(press("u"), false)).toBeNull();
    expect(shortcutFor(press("?"), false)).toBeNull();
    expect(shortcutFor(press("Escape"), false)?.does).toBe("close");
    expect(shortcutFor(press("Enter", { ctrlKey: true }), false)?.does).toBe("end-turn");
  });
  it("do not replace those of the browser", () => {
    expect(shortcutFor(press("r", { ctrlKey: true }), true)).toBeNull();
    expect(shortcutFor(press("l", { altKey: true }), true)).toBeNull();
  });
  it("have different keys", () => {
    const keys = SHORTCUTS.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
