// The turns of a game with what they changed, requested while somebody looks at the log or a replay. Every
// turn is requested once.

import type { ReplayedTurn } from "../api/types";

interface HistoryResponse {
  count: number; // of all turns that were played, including those taken back and the taking back
  turns: ReplayedTurn[];
}

export type FetchTurns = (path: string) => Promise<HistoryResponse>;

export class GameHistory {
  turns: ReplayedTurn[] = $state.raw([]);
  private count = 0;
  private loading: Promise<boolean> | null = null;

  constructor(private readonly fetchTurns: FetchTurns) {}

  /** Load the turns up to a count. If the server does not answer, the next call tries again. */
  async loadUpTo(count: number): Promise<void> {
    while (count > this.count) {
      this.loading ??= this.loadNew().finally(() => (this.loading = null));
      if (!(await this.loading)) return;
    }
  }

  private async loadNew(): Promise<boolean> {
    const last = this.turns.at(-1);
    const after = last ? last.ply + last.steps.length : 0;
    try {
      const found = await this.fetchTurns(`story?after=${after}`);
      const isWhole = found.turns.length === found.count - this.count;
      if (isWhole) this.set(found.count, [...this.turns, ...found.turns]);
      else await this.reload(); // because something was taken back
      return true;
    } catch {
      return false;
    }
  }

  private async reload(): Promise<void> {
    const { count, turns } = await this.fetchTurns("story");
    this.set(count, turns);
  }

  private set(count: number, turns: ReplayedTurn[]): void {
    this.count = count;
    this.turns = turns;
  }
}
