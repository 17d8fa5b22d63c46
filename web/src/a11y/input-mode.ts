// Whether somebody is using the keyboard: only then focus is put on what would be pressed next.

let keys = false;

addEventListener("keydown", () => (keys = true), { capture: true });
addEventListener("pointerdown", () => (keys = false), { capture: true });

export const usesKeyboard = (): boolean => keys;

/** Whether what had the focus is gone. */
export const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body;
