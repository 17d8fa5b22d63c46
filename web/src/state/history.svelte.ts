// The story of a game, asked for while somebody follows it. Turns come once: only what is new is fetched.

import type { HistoryTurn } from "../api/types";

interface Answer {
  count: number; // of all turns there were, those taken back and the taking back included
  turns: HistoryTurn[];
}

export type FetchTurns = (what: string) => Promise<Answer>;

export class GameHistory {
  turns: HistoryTurn[] = $state.raw([]);
  private known = 0;
  private asking: Promise<boolean> | null = null;

  constructor(private readonly ask: FetchTurns) {}

  /** Know the story up to so many turns; what cannot be had now is asked for with the next turn. */
  async follow(count: number): Promise<void> {
    while (count > this.known) {
      this.asking ??= this.update().finally(() => (this.asking = null));
      if (!(await this.asking)) return;
    }
  }

  private async update(): Promise<boolean> {
    const last = this.turns.at(-1);
    const after = last ? last.ply + last.steps.length : 0;
    try {
      const news = await this.ask(`story?after=${after}`);
      const isWhole = news.turns.length === news.count - this.known;
      if (isWhole) this.keep(news.count, [...this.turns, ...news.turns]);
      else await this.beginAnew(); // something was taken back
      return true;
    } catch {
      return false;
    }
  }

  private async beginAnew(): Promise<void> {
    const { count, turns } = await this.ask("story");
    this.keep(count, turns);
  }

  private keep(count: number, turns: HistoryTurn[]): void {
    this.known = count;
    this.turns = turns;
  }
}
