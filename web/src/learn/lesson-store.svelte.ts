// A lesson in progress. As at a table, the server says what actions lead to.

import { type ApiError, asApiError } from "../api/requests";
import { doneEndsTurn } from "../domain/choices";
import { type DraftBackend, DraftStore } from "../state/draft.svelte";
import { type Lesson, type LessonDraft, type LessonStep, lookAtLesson, markDone } from "./lessons";
import { progress, type Progress } from "./progress";

const LEARNER = 0;

export class LessonStore {
  draftStore: DraftStore | null = $state.raw(null);
  error: ApiError | null = $state.raw(null);
  private turns: string[][] = $state.raw([]);
  private readTo = $state(0);
  private start: LessonDraft | null = $state.raw(null); // of the present turn

  private readonly played: string[] = $derived(
    this.draftStore?.steps.flatMap((step) => step.actions.slice(0, 1)) ?? [],
  );
  readonly progress: Progress = $derived.by(() =>
    progress(this.lesson.steps, { turns: this.turns.length, readTo: this.readTo, played: this.played }),
  );
  readonly step: LessonStep | null = $derived.by(() => this.lesson.steps[this.progress.at] ?? null);
  readonly isLast: boolean = $derived.by(() => this.progress.at >= this.lesson.steps.length - 1);
  /** Whether actions can be played; they cannot during a step that is only read. */
  readonly isActive: boolean = $derived(this.step !== null && (this.step.ends_turn || this.step.wanted.length > 0));
  /** What the turns of the others changed before this turn. */
  readonly since: LessonDraft["since"] = $derived(this.start?.since ?? {});

  constructor(readonly lesson: Lesson) {}

  begin(): Promise<void> {
    return this.attempt(() => this.beginTurn([]));
  }

  next(): void {
    this.readTo = this.progress.at + 1;
    this.markIfDone();
  }

  play(action: string): Promise<void> {
    return this.attempt(async () => {
      if (this.isActive) await this.draftStore?.play(action);
    });
  }

  /** End the turn, if the lesson says so. Otherwise it is only tried, and can be undone. */
  end(): Promise<void> {
    return this.attempt(async () => {
      const { draftStore, step } = this;
      if (!draftStore || !step) return;
      if (!draftStore.current.over && doneEndsTurn(draftStore.current)) await draftStore.play("done");
      if (draftStore.current.over && step.ends_turn && !this.progress.aside) {
        await this.beginTurn([...this.turns, draftStore.actions]);
      }
    });
  }

  /** Undo the actions that the lesson did not ask for. */
  undoAside(): void {
    while (this.progress.aside && this.draftStore?.isStarted) this.draftStore.undo();
  }

  attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      this.error = null;
      await work();
    } catch (error) {
      this.error = asApiError(error);
    }
  };

  private async beginTurn(turns: string[][]): Promise<void> {
    const { id } = this.lesson;
    const start = await lookAtLesson(id, { turns, actions: [], auto: false });
    const look = (actions: string[], auto: boolean) => lookAtLesson(id, { turns, actions, auto });
    const backend: DraftBackend = {
      look: (actions) => (actions.length ? look(actions, false) : Promise.resolve(start)),
      save: (actions, _, auto) => look(actions, auto),
    };
    const draftStore = await DraftStore.begin(backend, { seat: LEARNER, ply: turns.length });
    this.start = start;
    this.turns = turns;
    this.draftStore = draftStore;
    this.markIfDone();
  }

  private markIfDone(): void {
    if (this.isLast) markDone(this.lesson.id);
  }
}
