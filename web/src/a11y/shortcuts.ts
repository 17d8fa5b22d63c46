// The shortcuts of the table. Most press the button whose `data-do` is their name, so that they do what a click does.

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

const TEXT_FIELDS = "input:not([type=range], [type=checkbox], [type=radio]), select, textarea";

export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Return a key as the list above writes it. */
export function keyText({ key, ctrlKey, metaKey }: KeyPress): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Ctrl+${name}` : name;
}

/** Return the shortcut for a key. `letters`: whether single characters count. */
export function shortcutFor(press: KeyPress, letters: boolean): Shortcut | null {
  if (press.altKey || (press.ctrlKey && press.shiftKey && press.key.toLowerCase() !== "z")) return null;
  const name = press.ctrlKey && press.shiftKey ? "Ctrl+y" : keyText(press);
  if (!letters && name.length === 1) return null;
  return SHORTCUTS.find(({ keys }) => keys.includes(name)) ?? null;
}

/** Return whether a key may be a shortcut: not in a text field, nor while a dialog is open. */
export function acceptsShortcuts(event: KeyboardEvent): boolean {
  const isTyping = event.target instanceof Element && event.target.matches(TEXT_FIELDS);
  return !event.defaultPrevented && !isTyping && !document.querySelector("dialog:modal");
}

/** Press the button with a name, if there is one. */
export function pressButton(name: string): void {
  document.querySelector<HTMLElement>(`[data-do="${name}"]:not([disabled])`)?.click();
}
