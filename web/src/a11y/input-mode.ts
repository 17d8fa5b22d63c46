// Whether the person uses the keyboard. Only then the focus moves to what would be pressed next.

let isKeyboard = false;

addEventListener("keydown", () => (isKeyboard = true), { capture: true });
addEventListener("pointerdown", () => (isKeyboard = false), { capture: true });

export const usesKeyboard = (): boolean => isKeyboard;

/** Return whether the element that had the focus is gone. */
export const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body;
