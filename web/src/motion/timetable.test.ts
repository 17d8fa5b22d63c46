import { describe, expect, it } from "vitest";
import { type Flight, type Movement, NO_MOVEMENT, type Stage } from "./flights";
import { DAY_TIME, FLIGHT_TIME, TIME_BETWEEN_DAYS, timetable } from "./timetable";

const flight = (stage: Stage): Flight => ({ icon: "corn", seat: 0, from: "a", to: "b", by: 1, stage });
const movement = (days: number, ...stages: Stage[]): Movement => ({
  ...NO_MOVEMENT,
  days,
  flights: stages.map(flight),
});

describe("the timetable", () => {
  it("ends one stage before the next begins, and lets workers return after the gears have turned", () => {
    const { starts, turning, end } = timetable(movement(1, "home", "turn", "food"), 1);
    expect(starts).toEqual([2 * FLIGHT_TIME + DAY_TIME, 0, FLIGHT_TIME]);
    expect(turning).toBe(2 * FLIGHT_TIME);
    expect(end).toBe(3 * FLIGHT_TIME + DAY_TIME);
  });

  it("turns the gears once for every day", () => {
    expect(timetable(movement(2), 1).end).toBe(2 * DAY_TIME + TIME_BETWEEN_DAYS);
  });

  it("starts many flights of a stage closer together", () => {
    const few = timetable(movement(0, "turn", "turn"), 1).starts;
    const many = timetable(movement(0, ...Array<Stage>(40).fill("turn")), 1);
    expect(few[1]).toBeGreaterThan(many.starts[1]!);
    expect(many.end).toBeLessThan(2 * FLIGHT_TIME);
  });

  it("is shorter at a faster tempo, and empty if nothing moves", () => {
    const whole = timetable(movement(1, "turn", "home"), 1);
    const half = timetable(movement(1, "turn", "home"), 0.5);
    expect(half.end).toBe(whole.end / 2);
    expect(half.starts).toEqual(whole.starts.map((start) => start / 2));
    expect(timetable(movement(1, "turn", "home"), 0)).toEqual({ starts: [0, 0], turning: 0, end: 0 });
    expect(timetable(NO_MOVEMENT, 1).end).toBe(0);
  });
});
