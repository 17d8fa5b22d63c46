import { describe, expect, it } from "vitest";
import { meant, SHORTCUTS, type Press } from "./shortcuts";

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe("shortcuts", () => {
  it("are understood, whatever the case", () => {
    expect(meant(press("u"), true)?.does).toBe("undo");
    expect(meant(press("U", { shiftKey: true }), true)?.does).toBe("undo");
    expect(meant(press("?", { shiftKey: true }), true)?.does).toBe("help");
    expect(meant(press("q"), true)).toBeNull();
  });
  it("know the usual ones for undo and redo", () => {
    expect(meant(press("z", { ctrlKey: true }), false)?.does).toBe("undo");
    expect(meant(press("z", { metaKey: true }), false)?.does).toBe("undo");
    expect(meant(press("Z", { ctrlKey: true, shiftKey: true }), false)?.does).toBe("redo");
  });
  it("of one character can be switched off, and the others stay", () => {
    expect(meant(press("u"), false)).toBeNull();
    expect(meant(press("?"), false)).toBeNull();
    expect(meant(press("Escape"), false)?.does).toBe("close");
    expect(meant(press("Enter", { ctrlKey: true }), false)?.does).toBe("end-turn");
  });
  it("leave what belongs to the browser alone", () => {
    expect(meant(press("r", { ctrlKey: true }), true)).toBeNull();
    expect(meant(press("l", { altKey: true }), true)).toBeNull();
  });
  it("have one meaning each", () => {
    const keys = SHORTCUTS.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
