// The lessons of the server, and which of them were finished in this browser.

import { request } from "../api/requests";
import type { Draft, TableInfo } from "../api/types";
import type { Changes } from "../domain/changes";
import { t } from "../i18n/messages";

export interface LessonStep {
  words: string;
  wanted: string[]; // actions that lead on; the first one is highlighted
  show: string[]; // terms of the glossary that are highlighted
  ends_turn: boolean;
}

export interface Lesson {
  id: string;
  title: string;
  steps: LessonStep[];
}

/** A draft, and what the turns of the others changed since the last turn of the learner. */
export interface LessonDraft extends Draft {
  since: Changes;
}

export interface LessonDraftRequest {
  turns: string[][];
  actions: string[];
  auto: boolean;
}

let loading: Promise<Lesson[]> | null = null;

export function loadLessons(): Promise<Lesson[]> {
  loading ??= request<{ lessons: Lesson[] }>("GET", "/api/lessons").then(
    ({ lessons }) => lessons,
    (error: unknown) => {
      loading = null; // so that the next page tries again
      throw error;
    },
  );
  return loading;
}

export function lookAtLesson(lesson: string, body: LessonDraftRequest): Promise<LessonDraft> {
  return request("POST", `/api/lessons/${lesson}/look`, { body });
}

const STORAGE_KEY = "tzolkin-lessons";

export function lessonsDone(): string[] {
  try {
    const done: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(done) ? done.map(String) : [];
  } catch {
    return [];
  }
}

export function markDone(lesson: string): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...new Set([...lessonsDone(), lesson])]));
}

export function forgetDone(): void {
  localStorage.removeItem(STORAGE_KEY);
}

const COLOURS = ["macaw", "morpho", "marigold", "orchid"] as const;

/** Return the table of a lesson: the learner and three others, who play what the lesson says. */
export function lessonInfo(lesson: Lesson): TableInfo {
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
