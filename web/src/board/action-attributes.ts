// The attributes of elements that play an action when they are clicked.

import type { Space } from "../domain/actions";
import { GEARS } from "../domain/geometry";

/** What a component calls when an action is played, and while one is pointed at. */
export interface ActionHandlers {
  onaction: (action: string) => void;
  onpoint: (action: string | null) => void;
}

/** Return the attributes of a button that plays an action. */
export function actionAttributes(action: string, { onaction, onpoint }: ActionHandlers) {
  const point = () => onpoint(action);
  const leave = () => onpoint(null);
  return {
    "data-action": action,
    onclick: () => onaction(action),
    onmouseenter: point,
    onmouseleave: leave,
    onfocus: point,
    onblur: leave,
  };
}

/** Arrow keys go through the spaces in this order, not in that in which the board is drawn. */
const orderOf = ({ gear, space }: Space): number => 20 * (GEARS.indexOf(gear) + 1) + space;

/** Return the same for an SVG element. Enter and Space play the action, without scrolling the page. */
export function svgActionAttributes(action: string, handlers: ActionHandlers, space: Space | null = null) {
  const onkeydown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    handlers.onaction(action);
  };
  const order = { "data-order": space ? orderOf(space) : 0 };
  return { ...actionAttributes(action, handlers), ...order, role: "button", tabindex: 0, onkeydown } as const;
}
