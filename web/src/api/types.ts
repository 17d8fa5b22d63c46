// The responses of the server. The page knows no rules: costs, gains and reasons come with every response.

export type Gear = "palenque" | "yaxchilan" | "tikal" | "uxmal" | "chichen";
export type Temple = "chaac" | "quetzalcoatl" | "kukulkan";
export type Technology = "agriculture" | "extraction" | "architecture" | "theology";
export type Holder = number | "neutral" | null;
export type Colour = "macaw" | "morpho" | "marigold" | "orchid";

export interface SeatView {
  corn: number;
  wood: number;
  stone: number;
  gold: number;
  skulls: number;
  points: number;
  workers: number;
  free: number;
  light: boolean;
  temples: Record<Temple, number>;
  technologies: Record<Technology, number>;
  buildings: string[];
  monuments: string[];
  wealth: string[] | null;
  offer?: string[] | null;
  corn_tiles: number;
  wood_tiles: number;
}

export interface View {
  players: number;
  round: number;
  day: number;
  age: 1 | 2;
  food_day: boolean;
  first_player: number;
  first_space: Holder;
  calendar_corn: number;
  skulls: number;
  gears: Record<Gear, Holder[]>; // by space; index 0 is the first space
  jungle: Record<string, { corn: number; wood: number }>;
  offerings: (number | null)[];
  buildings: (string | null)[];
  monuments: (string | null)[];
  stack: number;
  next_stack: number;
  seats: SeatView[];
  decision: string;
  seat: number | null;
  legal: string[] | null;
  scores?: number[];
  winners?: number[];
  forecast?: Forecast | null;
}

/** What the next Food Day would cost and give if the position did not change. */
export interface Forecast {
  day: number;
  days: number; // until then; 0 if it is at the end of this round
  kind: FoodKind;
  seats: Feeding[];
  goods: Record<Temple, Record<string, number>[]> | null; // by seat; null if the temples give points that day
  scoring: { day: number; temples: Record<Temple, { points: number; bonus: number }[]> };
}

export type FoodKind = "goods" | "points";

export interface Feeding {
  workers: number;
  needs: number; // corn, after what farms save
  pays: number;
  unfed: number;
  points: number; // 0 or below
}

export interface Change {
  corn?: number;
  wood?: number;
  stone?: number;
  gold?: number;
  skulls?: number;
  points?: number;
  workers?: number;
  temples?: Partial<Record<Temple, number>>;
  technologies?: Partial<Record<Technology, number>>;
  sources?: Record<string, number>; // of the points; only in the history of a game
}

/** A turn that was played: what every action changed, and what the end of the round changed. */
export interface ReplayedTurn {
  turn: number;
  seat: number;
  ply: number;
  round: number;
  day: number;
  steps: ReplayedStep[];
  end: RoundEnd | null;
}

export interface ReplayedStep {
  action: string;
  changes: Record<string, Change>;
  at?: { gear: Gear; space: number }; // where a worker was placed
}

export interface RoundEnd {
  day: number;
  food_day: boolean;
  parts: { what: "feeding" | "temples" | "scoring"; changes: Record<string, Change> }[];
  next_day: number | null; // null until the number of days is chosen, and at the end of the game
  over: boolean;
  home: Record<string, number>; // workers that returned because the calendar turned, by seat
}

/** The points of every seat at the beginning of each round, and its present points by source. */
export interface PointsHistory {
  rounds: { round: number; day: number; ply: number; points: number[] }[];
  points: Breakdown[];
}

export type Breakdown = { monuments: Record<string, number>; total: number } & Record<
  string,
  number | Record<string, number>
>;

export interface Reason {
  code: string;
  params: Record<string, unknown>;
  message: string;
}

export interface Choice {
  action: string;
  changes: Record<string, Change>; // by seat
}

export interface IllegalAction {
  action: string;
  reason: Reason;
}

/** The response to `look` and `draft`: the turn so far, and the actions that could be next. */
export interface Draft {
  actions: string[];
  over: boolean;
  view: View;
  changes: Record<string, Change>;
  legal: Choice[];
  impossible: IllegalAction[];
}

export interface SeatInfo {
  kind: "person" | "open" | "bot";
  name: string;
  colour: Colour;
  bot: string | null;
}

export interface TableInfo {
  id: string;
  title: string;
  public: boolean;
  phase: "gathering" | "running" | "finished" | "closed" | "broken";
  /** Whether the game was played to its end; an uploaded record may stop before. */
  over: boolean;
  problem: string | null;
  rules: string;
  seats: SeatInfo[];
  you: { role: "player" | "onlooker"; seats: number[] };
  waiting_for: number[];
  chosen: number[];
  sealed: Record<string, string>;
  agreed: number[];
  ply: number;
  turns: number;
  event: number;
  rematch: string | null;
  created: number;
  changed: number;
  deal: { commitment: string; seed?: number | null; salt?: string } | null;
}

/** The facts of the game that the page shows: `GET /api/content`. */
export interface Content {
  gears: Record<Gear, { teeth: number; last_space: number; actions: number }>;
  calendar: { teeth: number; food_days: number[]; food_kinds: FoodKind[] };
  temples: Record<
    Temple,
    {
      bonus: { age1: number; age2: number };
      steps: { step: number; points: number; goods?: string }[];
    }
  >;
  harvest: Record<string, { corn: number; wood?: number }>; // Palenque, by space
  yaxchilan: Record<string, Record<string, number>>; // by space
  tikal: Record<string, SpaceFacts>;
  uxmal: Record<string, SpaceFacts>;
  chichen: Record<string, { points: number; temple: Temple; resource?: number }>;
  technologies: Record<Technology, { levels: Level[]; bonus: Effect }>;
  technology_prices: number[]; // in resources, of every level and of the bonus after the last
  most_workers: number;
  worker_prices: number[]; // corn for the first worker of a turn, the second and so on, without the spaces
  buildings: Record<string, Tile>;
  monuments: Record<string, Tile>;
  wealth: Record<string, { effects: Effect[] }>;
}

/** What an action costs, what it brings, and the alternative if there is one. */
export interface SpaceFacts {
  cost?: Record<string, number>;
  effects: Effect[];
  or?: Effect[];
}

/** What a level of a technology gives, and when. */
export interface Level extends Partial<SpaceFacts> {
  at?: Gear;
  more?: Record<string, number>;
  per_building?: Record<string, number>;
  without_tile?: boolean;
  ahead?: number;
}

export interface Tile {
  age?: number;
  kind: string;
  cost: Record<string, number>;
  effects?: Effect[];
  scores?: string; // the key of the text that says what a monument is worth
  numbers?: Record<string, number>; // the parameters of that text
}

export type Effect = Record<string, unknown>;
