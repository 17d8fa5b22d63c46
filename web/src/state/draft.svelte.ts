// The turn that is being thought about: steps that can be undone and done again. The server keeps
// it too, so that it is there after a reload and on another device.

import { request, requestWithRetries } from "../api/requests";
import { subtractChanges, type Changes } from "../domain/changes";
import { settings } from "./settings.svelte";
import type { Draft } from "../api/types";

export interface SavedDraft {
  ply: number;
  actions: string[];
  undone: string[];
}

/** What one click did: its action, with the forced answers that followed. */
export interface DraftStep {
  actions: string[];
  changes: Changes;
  after: Draft;
}

/** Who tells what a turn comes to: a table, which keeps the draft, or somebody who does not. */
export interface DraftBackend {
  look(actions: string[]): Promise<Draft>;
  keep(actions: string[], undone: string[], auto: boolean): Promise<Draft>;
}

export interface TurnStart {
  seat: number;
  ply: number;
}

const noMatter = (): void => undefined;

export class DraftStore {
  steps: DraftStep[] = $state.raw([]);
  undone: string[][] = $state.raw([]);
  busy = $state(false);
  private first: Draft = $state.raw({} as Draft);
  private sent: Promise<void> = Promise.resolve();

  readonly now: Draft = $derived(this.steps.at(-1)?.after ?? this.first);

  private constructor(
    private readonly desk: DraftBackend,
    readonly seat: number,
    readonly ply: number,
    first: Draft,
  ) {
    this.first = first;
  }

  static begin(path: string, key: string, moment: TurnStart, kept: SavedDraft | null): Promise<DraftStore> {
    return DraftStore.at(deskOf(path, key, moment), moment, kept);
  }

  static async at(desk: DraftBackend, moment: TurnStart, kept: SavedDraft | null = null): Promise<DraftStore> {
    const drafting = new DraftStore(desk, moment.seat, moment.ply, await desk.look([]));
    if (kept) await drafting.restore(kept);
    return drafting;
  }

  get actions(): string[] {
    return this.now.actions;
  }

  /** The draft before the last steps. */
  before(count: number): Draft {
    return this.steps.at(-count - 1)?.after ?? this.first;
  }

  get started(): boolean {
    return this.steps.length > 0;
  }

  /** Play one more action of the turn. False if another is still on its way. */
  async play(action: string, undone: string[][] = []): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const after = await this.keep([...this.actions, action], undone, settings.auto);
      this.add(after);
      this.undone = undone;
      return true;
    } finally {
      this.busy = false;
    }
  }

  undo(): void {
    const last = this.steps.at(-1);
    if (!last || this.busy) return;
    this.goTo(this.steps.slice(0, -1), [last.actions, ...this.undone]);
  }

  async redo(): Promise<void> {
    const [next, ...rest] = this.undone;
    if (next?.[0]) await this.play(next[0], rest);
  }

  startOver(): void {
    if (this.busy) return;
    this.goTo([], [...this.steps.map((step) => step.actions), ...this.undone]);
  }

  /** Put other actions in place of the last steps, as one step. */
  async replace(count: number, actions: string[]): Promise<void> {
    if (this.busy) return;
    const before = this.steps.slice(0, this.steps.length - count);
    if (!actions.length) {
      this.goTo(before, []);
      return;
    }
    this.busy = true;
    try {
      const base = this.before(count).actions;
      const after = await this.keep([...base, ...actions], [], false);
      this.steps = before;
      this.undone = [];
      this.add(after);
    } finally {
      this.busy = false;
    }
  }

  private goTo(steps: DraftStep[], undone: string[][]): void {
    this.steps = steps;
    this.undone = undone;
    // Already true here; that the server does not hear of it costs a reload its last undo at most.
    this.keep(this.actions, undone, false).catch(noMatter);
  }

  /** What was sent before arrives before: the last draft is the one that is kept. */
  private keep(actions: string[], undone: string[][], auto: boolean): Promise<Draft> {
    const answer = this.sent.then(() => this.desk.keep(actions, undone.flat(), auto));
    this.sent = answer.then(noMatter, noMatter);
    return answer;
  }

  /** When nothing is on its way any more. */
  settled(): Promise<void> {
    return this.sent;
  }

  private add(after: Draft): void {
    const before = this.now;
    const actions = after.actions.slice(before.actions.length);
    const changes = subtractChanges(after.changes, before.changes);
    this.steps = [...this.steps, { actions, changes, after }];
  }

  private async restore(kept: SavedDraft): Promise<void> {
    for (let count = 1; count <= kept.actions.length; count += 1) {
      this.add(await this.desk.look(kept.actions.slice(0, count)));
    }
    this.undone = kept.undone.map((action) => [action]);
  }
}

/** A table's own. */
function deskOf(path: string, key: string, moment: TurnStart): DraftBackend {
  return {
    look: (actions) => request("POST", `${path}/look`, { key, body: { ...moment, actions } }),
    keep: (actions, undone, auto) =>
      requestWithRetries("PUT", `${path}/draft`, { key, body: { ...moment, actions, undone, auto } }),
  };
}
