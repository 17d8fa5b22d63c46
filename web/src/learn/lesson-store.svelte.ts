// A lesson that somebody goes through. The rules are asked of the server, step by step.

import { ApiError } from "../api/requests";
import { doneEndsTurn } from "../domain/choices";
import { DraftStore, type DraftBackend } from "../state/draft.svelte";
import { lookAtLesson, markDone, type Lesson, type LessonDraft, type LessonStep } from "./lessons";
import { progress, type Progress } from "./progress";

const LEARNER = 0;

export class LessonStore {
  drafting: DraftStore | null = $state.raw(null);
  problem: ApiError | null = $state.raw(null);
  private turns: string[][] = $state.raw([]);
  private read = $state(0);
  private arrived: LessonDraft | null = $state.raw(null); // before the turn that is thought about

  private readonly played: string[] = $derived(this.drafting?.steps.flatMap((step) => step.actions.slice(0, 1)) ?? []);
  readonly progress: Progress = $derived.by(() =>
    progress(this.lesson.steps, { turns: this.turns.length, read: this.read, played: this.played }),
  );
  readonly step: LessonStep | null = $derived.by(() => this.lesson.steps[this.progress.at] ?? null);
  readonly isLast: boolean = $derived.by(() => this.progress.at >= this.lesson.steps.length - 1);
  /** Whether the board takes clicks: not while there is only something to read. */
  readonly active: boolean = $derived(this.step !== null && (this.step.ends_turn || this.step.wanted.length > 0));
  /** What the others did to everybody, as long as nothing else is played. */
  readonly since: LessonDraft["since"] = $derived(this.arrived?.since ?? {});

  constructor(readonly lesson: Lesson) {}

  begin(): Promise<void> {
    return this.attempt(() => this.arrive([]));
  }

  next(): void {
    this.read = this.progress.at + 1;
    this.finish();
  }

  play(action: string): Promise<void> {
    return this.attempt(async () => {
      if (this.active) await this.drafting?.play(action);
    });
  }

  /** End the turn where the lesson says so; elsewhere it is only tried, and can be undone. */
  end(): Promise<void> {
    return this.attempt(async () => {
      const { drafting, step } = this;
      if (!drafting || !step) return;
      if (!drafting.now.over && doneEndsTurn(drafting.now)) await drafting.play("done");
      if (drafting.now.over && step.ends_turn && !this.progress.aside) {
        await this.arrive([...this.turns, drafting.actions]);
      }
    });
  }

  /** Back to where the lesson wants something else. */
  undoAside(): void {
    while (this.progress.aside && this.drafting?.started) this.drafting.undo();
  }

  attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      this.problem = null;
      await work();
    } catch (error) {
      this.problem = error instanceof ApiError ? error : new ApiError(0, "unknown", String(error));
    }
  };

  private async arrive(turns: string[][]): Promise<void> {
    const { id } = this.lesson;
    const arrived = await lookAtLesson(id, { turns, actions: [], auto: false });
    const look = (actions: string[], auto: boolean) => lookAtLesson(id, { turns, actions, auto });
    const desk: DraftBackend = {
      look: (actions) => (actions.length ? look(actions, false) : Promise.resolve(arrived)),
      keep: (actions, _, auto) => look(actions, auto),
    };
    const drafting = await DraftStore.at(desk, { seat: LEARNER, ply: turns.length });
    this.arrived = arrived;
    this.turns = turns;
    this.drafting = drafting;
    this.finish();
  }

  private finish(): void {
    if (this.isLast) markDone(this.lesson.id);
  }
}
