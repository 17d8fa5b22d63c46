// Food Days: when they are, and what the next one would give according to the forecast of the server.

import type { Content, FoodKind, Forecast, Temple } from "../api/types";

/** Return what the temples give on a day, or null if it is not a Food Day. */
export function foodKind(content: Content, day: number): FoodKind | null {
  return content.calendar.food_kinds[content.calendar.food_days.indexOf(day)] ?? null;
}

/** What a temple would give: goods, or points that include the bonus for the highest step. */
export interface TempleReward {
  goods: Record<string, number>;
  points: number | null;
  bonus: number;
}

/** Return what the next Food Day would give a seat for one temple. */
export function templeReward(forecast: Forecast, temple: Temple, seat: number): TempleReward {
  const goods = forecast.goods?.[temple][seat];
  if (goods) return { goods, points: null, bonus: 0 };
  const { points = 0, bonus = 0 } = forecast.scoring.temples[temple][seat] ?? {};
  return { goods: {}, points: points + bonus, bonus };
}

/** Return the points of a seat from all temples at the end of the age. */
export const templePoints = ({ scoring }: Forecast, seat: number): number =>
  Object.values(scoring.temples).reduce(
    (sum, seats) => sum + (seats[seat]?.points ?? 0) + (seats[seat]?.bonus ?? 0),
    0,
  );

/** Return whether a seat would get the bonus of a temple at the end of the age. */
export const leadsTemple = (forecast: Forecast, temple: Temple, seat: number): boolean =>
  (forecast.scoring.temples[temple][seat]?.bonus ?? 0) > 0;
