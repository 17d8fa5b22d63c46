// What the server foretells of the next Food Day, put together for showing.

import type { Feeding, Forecast, Temple } from "../api/types";
import { t } from "./messages";
import { formatSigned } from "./numbers";

/** What stands beside a marker: goods, or points with the bonus for standing highest in them. */
export interface TempleReward {
  goods: Record<string, number>;
  points: number | null;
  bonus: number;
}

/** What the next Food Day would give a seat for one temple. */
export function templeReward(forecast: Forecast, temple: Temple, seat: number): TempleReward {
  const goods = forecast.goods?.[temple][seat];
  if (goods) return { goods, points: null, bonus: 0 };
  const { points = 0, bonus = 0 } = forecast.scoring.temples[temple][seat] ?? {};
  return { goods: {}, points: points + bonus, bonus };
}

/** The points of a seat from all temples together, at the end of the age. */
export const templePoints = ({ scoring }: Forecast, seat: number): number =>
  Object.values(scoring.temples).reduce(
    (sum, seats) => sum + (seats[seat]?.points ?? 0) + (seats[seat]?.bonus ?? 0),
    0,
  );

/** Whether a seat would get the bonus of a temple at the end of the age. */
export const leadsTemple = (forecast: Forecast, temple: Temple, seat: number): boolean =>
  (forecast.scoring.temples[temple][seat]?.bonus ?? 0) > 0;

/** "4 workers need 8 corn, there are 5: 2 unfed, −6 points". */
export function feedingText({ workers, needs, unfed, points }: Feeding, corn: number): string {
  const key = unfed ? "forecast-hungry" : "forecast-fed";
  return t(key, { workers, needs, corn, unfed, points: formatSigned(points) });
}

/** "Food Day in 3 days, with goods from the temples". */
export const foodDayText = ({ kind, days }: Forecast): string => t(`forecast-${kind}`, { days });
