// The turn that a seat is drafting: steps that can be undone and redone. The server saves it too, so that it
// is there after a reload and on another device.

import { request, requestWithRetries } from "../api/requests";
import type { Draft } from "../api/types";
import { type Changes, subtractChanges } from "../domain/changes";
import { settings } from "./settings.svelte";

export interface SavedDraft {
  ply: number;
  actions: string[];
  undone: string[];
}

/** What one click did: its action, and the forced answers that followed. */
export interface DraftStep {
  actions: string[];
  changes: Changes;
  after: Draft;
}

/** Says what the actions of a turn lead to: a table, which saves the draft, or a lesson, which does not. */
export interface DraftBackend {
  look(actions: string[]): Promise<Draft>;
  save(actions: string[], undone: string[], auto: boolean): Promise<Draft>;
}

export interface TurnStart {
  seat: number;
  ply: number;
}

const ignore = (): void => undefined;

export class DraftStore {
  steps: DraftStep[] = $state.raw([]);
  undone: string[][] = $state.raw([]);
  busy = $state(false);
  private first: Draft = $state.raw({} as Draft);
  private lastSave: Promise<void> = Promise.resolve();

  /** The draft after all steps. */
  readonly current: Draft = $derived(this.steps.at(-1)?.after ?? this.first);

  private constructor(
    private readonly backend: DraftBackend,
    readonly seat: number,
    readonly ply: number,
    first: Draft,
  ) {
    this.first = first;
  }

  /** Begin a turn at a table, with the draft that was saved for it. */
  static atTable(path: string, key: string, start: TurnStart, saved: SavedDraft | null): Promise<DraftStore> {
    return DraftStore.begin(tableBackend(path, key, start), start, saved);
  }

  static async begin(backend: DraftBackend, start: TurnStart, saved: SavedDraft | null = null): Promise<DraftStore> {
    const store = new DraftStore(backend, start.seat, start.ply, await backend.look([]));
    if (saved) await store.restore(saved);
    return store;
  }

  get actions(): string[] {
    return this.current.actions;
  }

  get isStarted(): boolean {
    return this.steps.length > 0;
  }

  /** Return the draft before the last steps. */
  beforeLast(count: number): Draft {
    return this.steps.at(-count - 1)?.after ?? this.first;
  }

  /** Return the draft before a step. */
  beforeStep(index: number): Draft {
    return this.beforeLast(this.steps.length - index);
  }

  /** Play one more action. Return false if the server has not answered the last one yet. */
  async play(action: string, undone: string[][] = []): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const after = await this.save([...this.actions, action], undone, settings.auto);
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
    this.set(this.steps.slice(0, -1), [last.actions, ...this.undone]);
  }

  async redo(): Promise<void> {
    const [next, ...rest] = this.undone;
    if (next?.[0]) await this.play(next[0], rest);
  }

  startOver(): void {
    if (this.busy) return;
    this.set([], [...this.steps.map((step) => step.actions), ...this.undone]);
  }

  /** Replace the last steps by other actions, as one step. */
  async replaceLast(count: number, actions: string[]): Promise<void> {
    if (this.busy) return;
    const before = this.steps.slice(0, this.steps.length - count);
    if (!actions.length) {
      this.set(before, []);
      return;
    }
    this.busy = true;
    try {
      const base = this.beforeLast(count).actions;
      const after = await this.save([...base, ...actions], [], false);
      this.steps = before;
      this.undone = [];
      this.add(after);
    } finally {
      this.busy = false;
    }
  }

  private set(steps: DraftStep[], undone: string[][]): void {
    this.steps = steps;
    this.undone = undone;
    // If saving fails, the page is still right, and a reload loses one undo at most.
    this.save(this.actions, undone, false).catch(ignore);
  }

  /** Save in order, so that the last draft is the one that the server keeps. */
  private save(actions: string[], undone: string[][], auto: boolean): Promise<Draft> {
    const saved = this.lastSave.then(() => this.backend.save(actions, undone.flat(), auto));
    this.lastSave = saved.then(ignore, ignore);
    return saved;
  }

  /** Wait until nothing is being saved. */
  settled(): Promise<void> {
    return this.lastSave;
  }

  private add(after: Draft): void {
    const before = this.current;
    const actions = after.actions.slice(before.actions.length);
    const changes = subtractChanges(after.changes, before.changes);
    this.steps = [...this.steps, { actions, changes, after }];
  }

  private async restore(saved: SavedDraft): Promise<void> {
    for (let count = 1; count <= saved.actions.length; count += 1) {
      this.add(await this.backend.look(saved.actions.slice(0, count)));
    }
    this.undone = saved.undone.map((action) => [action]);
  }
}

function tableBackend(path: string, key: string, start: TurnStart): DraftBackend {
  return {
    look: (actions) => request("POST", `${path}/look`, { key, body: { ...start, actions } }),
    save: (actions, undone, auto) =>
      requestWithRetries("PUT", `${path}/draft`, { key, body: { ...start, actions, undone, auto } }),
  };
}
