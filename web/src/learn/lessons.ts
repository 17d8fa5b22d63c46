// The lessons as the server tells them, and which of them this browser has seen to the end.

import { request } from "../api/requests";
import type { Changes } from "../domain/changes";
import type { Draft, TableInfo } from "../api/types";
import { t } from "../i18n/messages";

export interface LessonStep {
  words: string;
  wanted: string[]; // any of these does it; the first one is pointed at
  show: string[]; // terms of the glossary that are pointed at
  ends_turn: boolean;
}

export interface Lesson {
  id: string;
  title: string;
  steps: LessonStep[];
}

/** A draft, and what the others' turns since the last one of the learner changed. */
export interface LessonDraft extends Draft {
  since: Changes;
}

export interface LessonLookRequest {
  turns: string[][];
  actions: string[];
  auto: boolean;
}

let asked: Promise<Lesson[]> | null = null;

export function allLessons(): Promise<Lesson[]> {
  asked ??= request<{ lessons: Lesson[] }>("GET", "/api/lessons").then(
    ({ lessons }) => lessons,
    (error: unknown) => {
      asked = null; // the next page may have more luck
      throw error;
    },
  );
  return asked;
}

export function lookAtLesson(lesson: string, thought: LessonLookRequest): Promise<LessonDraft> {
  return request("POST", `/api/lessons/${lesson}/look`, { body: thought });
}

const PLACE = "tzolkin-lessons";

export function lessonsDone(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export function markDone(lesson: string): void {
  localStorage.setItem(PLACE, JSON.stringify([...new Set([...lessonsDone(), lesson])]));
}

export function forgetDone(): void {
  localStorage.removeItem(PLACE);
}

const COLOURS = ["macaw", "morpho", "marigold", "orchid"] as const;

/** Who sits at a lesson: the learner and three others, who play what the lesson says. */
export function lessonTable(lesson: Lesson): TableInfo {
  return {
    id: lesson.id,
    title: t(lesson.title),
    public: false,
    phase: "running",
    problem: null,
    rules: "",
    seats: COLOURS.map((colour, seat) => ({
      kind: seat ? "bot" : "person",
      name: seat ? t("learn-rival", { seat }) : t("start-you"),
      colour,
      bot: null,
    })),
    over: false,
    you: { role: "player", seats: [0] },
    waiting_for: [0],
    chosen: [],
    sealed: {},
    agreed: [],
    ply: 0,
    turns: 0,
    event: 0,
    rematch: null,
    created: 0,
    changed: 0,
    deal: null,
  };
}
