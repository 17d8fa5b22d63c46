// A table as this browser sees it: what the server told, kept current by its news.

import { request, requestWithRetries, ApiError } from "../api/requests";
import { GameHistory } from "./history.svelte";
import { loadContent } from "../api/content";
import { DraftStore, type SavedDraft } from "./draft.svelte";
import { randomId } from "../api/ids";
import { deleteKey, saveKey, loadKey } from "./keys";
import { TableSocket, type ConnectionState, type Presence, type TableEvent } from "../api/socket";
import type { Content, PointsHistory, Draft, TableInfo, View } from "../api/types";

interface ViewAnswer {
  table: TableInfo;
  seat: number | null;
  view: View;
  draft: SavedDraft | null;
}

const ONLY_WORDS = new Set(["said", "opened"]); // events that change nothing on the table

/** The seat of whoever looks that is to decide, if one is. */
function askedAmong({ you, waiting_for }: TableInfo): number | null {
  return you.seats.find((seat) => waiting_for.includes(seat)) ?? null;
}

export class TableStore {
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  content: Content | null = $state.raw(null);
  events: TableEvent[] = $state.raw([]);
  presence: Presence = $state.raw({ seats: [], onlookers: 0 });
  link: ConnectionState = $state("connecting");
  problem: ApiError | null = $state.raw(null);
  drafting: DraftStore | null = $state.raw(null);
  sending = $state(false);
  revealed: number | null = $state(null); // whose secrets may be on the screen
  past: { ply: number; view: View } | null = $state.raw(null);
  readonly story = new GameHistory((what) => this.asked(what));

  readonly own: number[] = $derived(this.info?.you.seats ?? []);
  readonly shared: boolean = $derived(this.own.length > 1);
  /** The own seat that is to decide, if one is. */
  readonly acting: number | null = $derived(this.info && askedAmong(this.info));
  readonly covered: boolean = $derived(this.shared && this.acting !== null && this.acting !== this.revealed);
  readonly draft: Draft | null = $derived(this.past || this.covered ? null : (this.drafting?.now ?? null));

  readonly path: string;
  key: string | null;
  private news: TableSocket | null = null;
  private refreshing: Promise<void> | null = null;
  private stale = false;
  private closed = false;
  private wanted: number | null = null; // the moment asked for last

  constructor(readonly name: string) {
    this.path = `/api/tables/${name}`;
    this.key = loadKey(name);
  }

  async open(): Promise<void> {
    await this.attempt(async () => {
      [this.content] = await Promise.all([loadContent(), this.refresh()]);
      if (!this.closed) this.listen();
    });
  }

  close(): void {
    this.closed = true;
    this.news?.close();
  }

  private listen(): void {
    this.news?.close();
    this.news = new TableSocket(this.name, this.key, {
      onhello: (table) => this.mayBeNew(table),
      onevent: (event) => this.happened(event),
      onpresence: (presence) => (this.presence = presence),
      onlink: (link) => this.linked(link),
    });
  }

  private linked(link: ConnectionState): void {
    this.link = link;
    if (link === "connected" && this.problem?.code === "offline") this.problem = null;
  }

  /** Do something, and show what was refused. True if it went well. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      this.problem = null;
      await work();
      return true;
    } catch (error) {
      this.problem = error instanceof ApiError ? error : new ApiError(0, "unknown", String(error));
      return false;
    }
  }

  private happened(event: TableEvent): void {
    this.events = [...this.events, event];
    if (!ONLY_WORDS.has(event.type) && event.event > (this.info?.event ?? 0)) this.refreshSoon();
  }

  private mayBeNew(table: TableInfo): void {
    if (table.event !== this.info?.event) this.refreshSoon();
  }

  private refreshSoon(): void {
    void this.attempt(() => this.refresh());
  }

  /** Ask for the view. News that come meanwhile lead to one more question, not to many. */
  refresh(): Promise<void> {
    this.stale = true;
    this.refreshing ??= this.ask().finally(() => (this.refreshing = null));
    return this.refreshing;
  }

  private async ask(): Promise<void> {
    while (this.stale && !this.closed) {
      this.stale = false;
      const answer = await this.seen(this.acting);
      if (!this.closed) await this.show(answer); // nobody looks at a table that was left
    }
  }

  private seen(seat: number | null): Promise<ViewAnswer> {
    const query = seat === null ? "" : `?seat=${seat}`;
    return request<ViewAnswer>("GET", `${this.path}/view${query}`, { key: this.key });
  }

  /** View and decision change together, so that the page is drawn once. */
  private async show({ table: info, seat: seen, ...found }: ViewAnswer): Promise<void> {
    const seat = askedAmong(info);
    // Another own seat is asked now: it sees other secrets, and has its own draft.
    const { view, draft } = seat !== null && seat !== seen ? await this.seen(seat) : found;
    let drafting: DraftStore | null = null;
    try {
      drafting = await this.think(info, seat, draft);
    } finally {
      [this.info, this.view, this.drafting] = [info, view, drafting];
    }
  }

  private async think(info: TableInfo, seat: number | null, kept: SavedDraft | null): Promise<DraftStore | null> {
    if (seat === null || info.phase !== "running" || !this.key) return null;
    const same = this.drafting?.ply === info.ply && this.drafting.seat === seat && this.acting === seat;
    return same ? this.drafting : DraftStore.begin(this.path, this.key, { seat, ply: info.ply }, kept);
  }

  async play(action: string): Promise<void> {
    const drafting = this.drafting;
    if (drafting) await this.orRefresh(() => drafting.play(action));
  }

  async redo(): Promise<void> {
    const drafting = this.drafting;
    if (drafting) await this.orRefresh(() => drafting.redo());
  }

  /** Commit the draft. Its id is made once, so sending it again counts once. */
  async commit(): Promise<void> {
    const drafting = this.drafting;
    if (!drafting?.now.over || this.sending) return;
    const { seat, ply, actions } = drafting;
    const body = { seat, ply, actions, id: randomId() };
    this.sending = true;
    await this.orRefresh(async () => {
      await drafting.settled();
      await requestWithRetries("POST", `${this.path}/turns`, { key: this.key, body });
      await this.refresh(); // until then the turn stays on the screen as it was made
    });
    this.sending = false;
  }

  /** What is refused because the game went on: show how it stands. */
  private async orRefresh(work: () => Promise<unknown>): Promise<void> {
    if (await this.attempt(work)) return;
    const refused = this.problem;
    if (refused?.status !== 409) return;
    this.drafting = null;
    await this.attempt(() => this.refresh());
    this.problem = refused;
  }

  reveal(): void {
    this.revealed = this.acting;
  }

  say(text: string): Promise<boolean> {
    return this.attempt(() => this.post("chat", { text }));
  }

  takeBack(agree: boolean): Promise<boolean> {
    return this.attempt(() => this.post("take-back", { agree }));
  }

  /** Take an open seat, or any of them. Whoever knows the name of a table may do that. */
  async join(name: string, seat: number | null = null): Promise<void> {
    await this.attempt(async () => {
      const found = await this.post<{ key: string | null }>("join", { name, seat });
      if (found.key) this.useKey(found.key);
      await this.refresh();
    });
  }

  async leave(): Promise<void> {
    await this.attempt(async () => {
      await this.post("leave");
      deleteKey(this.name);
      this.key = null;
    });
  }

  /** The name of the table where the same people play once more. */
  async rematch(): Promise<string | null> {
    let name: string | null = null;
    await this.attempt(async () => {
      const found = await this.post<{ table: TableInfo }>("rematch");
      if (this.key) saveKey(found.table.id, this.key);
      name = found.table.id;
    });
    return name;
  }

  /** Show an earlier moment, or none. Of several that are asked for, the last one is shown. */
  async lookBack(ply: number | null): Promise<void> {
    this.wanted = ply;
    if (ply === null) {
      this.past = null;
      return;
    }
    await this.attempt(async () => {
      const found = await this.asked<{ ply: number; view: View }>(`at?ply=${ply}`);
      if (this.wanted === ply) this.past = found;
    });
  }

  /** Where the points come from, and how they grew. */
  course(): Promise<PointsHistory> {
    return this.asked("course");
  }

  record(): Promise<unknown> {
    return this.asked(this.info?.phase === "finished" ? "record" : "export");
  }

  private asked<T>(what: string): Promise<T> {
    return request<T>("GET", `${this.path}/${what}`, { key: this.key });
  }

  private useKey(key: string): void {
    this.key = key;
    saveKey(this.name, key);
    this.events = [];
    this.listen(); // as somebody else: the news tell who sits where
  }

  private post<T>(what: string, body?: unknown): Promise<T> {
    return request<T>("POST", `${this.path}/${what}`, { key: this.key, body });
  }
}
