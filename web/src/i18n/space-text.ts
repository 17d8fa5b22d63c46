// Texts for the spaces of the gears, for tooltips and screen readers.

import type { Content, Gear } from "../api/types";
import { t } from "./messages";
import { goodsText } from "./tile-text";

function harvestText({ corn, wood }: { corn: number; wood?: number }): string {
  return wood ? t("board-harvest-or", { corn, wood }) : t("board-good-corn", { n: corn });
}

function offeringText({ points, temple, resource }: Content["chichen"][string]): string {
  const name = t(`board-temple-${temple}`);
  return t(resource ? "board-offering-resource" : "board-offering", { points, temple: name });
}

/** Return what the action of a space gives. */
export function spaceText(content: Content, gear: Gear, space: number): string {
  const key = String(space);
  if (space === 0) return t("board-space-none");
  if (space > content.gears[gear].actions) return t("board-space-free");
  const harvest = content.harvest[key];
  const offering = content.chichen[key];
  if (gear === "palenque" && harvest) return harvestText(harvest);
  if (gear === "yaxchilan") return goodsText(content.yaxchilan[key] ?? {});
  if (gear === "chichen" && offering) return offeringText(offering);
  return t(`board-${gear}-${space}`);
}

/** Return the name of a space and what it gives: "Tikal 2: construct a building". */
export function spaceTitle(content: Content, gear: Gear, space: number): string {
  return t("board-space", { city: t(`board-city-${gear}`), space, what: spaceText(content, gear, space) });
}
