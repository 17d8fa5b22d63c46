// Texts for the forecast of the next Food Day.

import type { Feeding, Forecast } from "../api/types";
import { t } from "./messages";
import { formatSigned } from "./numbers";

/** Return "4 workers need 8 corn, and have 5: 2 unfed, −6 points". */
export function feedingText({ workers, needs, unfed, points }: Feeding, corn: number): string {
  const key = unfed ? "forecast-hungry" : "forecast-fed";
  return t(key, { workers, needs, corn, unfed, points: formatSigned(points) });
}

/** Return "Food Day in 3 days, with goods from the temples". */
export const foodDayText = ({ kind, days }: Forecast): string => t(`forecast-${kind}`, { days });
