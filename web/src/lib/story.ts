// What happened, in words.

import { spoken } from "./actions";
import type { TableEvent } from "./news";
import { nameOf, namesOf } from "./seats";
import type { Content, TableInfo } from "./types";
import { has, t } from "./words";

const SILENT = new Set(["done", "skip"]);

export function told(event: TableEvent, info: TableInfo, content: Content | null): string {
  const name = event.seat === undefined ? "" : nameOf(info, event.seat);
  const names = namesOf(info, event.seats ?? []);
  switch (event.type) {
    case "turn":
      return turnInWords(event.actions ?? [], content);
    case "said":
      return event.text ?? "";
    case "take_back":
      return t(event.agree ? "log-take-back-ask" : "log-take-back-no", { names });
    default:
      return has(keyOf(event)) ? t(keyOf(event), { name: event.name || name }) : event.type;
  }
}

function keyOf(event: TableEvent): string {
  return `log-${event.type.replaceAll("_", "-")}`;
}

/** The actions of a turn; what was not done is left out, unless nothing else is left. */
function turnInWords(actions: string[], content: Content | null): string {
  const words = actions.map((action, index) =>
    spoken(action, { decision: "", before: actions.slice(0, index), content }),
  );
  const worth = words.filter((_, index) => !SILENT.has(actions[index] ?? ""));
  return (worth.length ? worth : words).join(", ");
}

/** Turns that still stand: what was taken back did not happen. */
export function standing(events: TableEvent[]): Set<number> {
  const kept: TableEvent[] = [];
  for (const event of events) {
    if (event.type === "turn") kept.push(event);
    if (event.type !== "taken_back") continue;
    while ((kept.at(-1)?.ply ?? -1) >= (event.ply ?? 0)) kept.pop();
  }
  return new Set(kept.map((event) => event.event));
}
