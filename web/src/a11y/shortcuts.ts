// Keys for everything on the table. A shortcut presses what carries its name as `data-do`, so it can
// do exactly what a click can.

export interface Shortcut {
  keys: string[];
  does: string;
}

export const SHORTCUTS: Shortcut[] = [
  { keys: ["e", "Ctrl+Enter"], does: "end-turn" },
  { keys: ["u", "Ctrl+z"], does: "undo" },
  { keys: ["r", "Ctrl+y"], does: "redo" },
  { keys: ["x"], does: "restart" },
  { keys: ["a"], does: "to-actions" },
  { keys: ["b"], does: "to-board" },
  { keys: ["1", "2", "3", "4", "5"], does: "to-city" },
  { keys: ["c"], does: "to-cards" },
  { keys: ["t"], does: "to-tracks" },
  { keys: ["+", "-"], does: "ahead" },
  { keys: ["/"], does: "command" },
  { keys: ["l"], does: "log" },
  { keys: ["p"], does: "replay" },
  { keys: ["s"], does: "settings" },
  { keys: ["d"], does: "theme" },
  { keys: ["?"], does: "help" },
  { keys: ["Escape"], does: "close" },
];

const TYPING = "input:not([type=range], [type=checkbox], [type=radio]), select, textarea";

export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The key as it is written above. */
export function keyText({ key, ctrlKey, metaKey }: KeyPress): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Ctrl+${name}` : name;
}

/** What a press stands for; single characters only where they are wanted. */
export function shortcutFor(press: KeyPress, letters: boolean): Shortcut | null {
  if (press.altKey || (press.ctrlKey && press.shiftKey && press.key.toLowerCase() !== "z")) return null;
  const name = press.ctrlKey && press.shiftKey ? "Ctrl+y" : keyText(press);
  if (!letters && name.length === 1) return null;
  return SHORTCUTS.find(({ keys }) => keys.includes(name)) ?? null;
}

/** Not while somebody types, nor under a dialog. */
export function acceptsShortcuts(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.matches(TYPING);
  return !event.defaultPrevented && !typing && !document.querySelector("dialog:modal");
}

/** Press what carries a name, if it is there. */
export function pressButton(name: string): void {
  document.querySelector<HTMLElement>(`[data-do="${name}"]:not([disabled])`)?.click();
}
