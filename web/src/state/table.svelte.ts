// A table as this browser sees it: the responses of the server, kept up to date by the events of its socket.

import { loadContent } from "../api/content";
import { randomId } from "../api/ids";
import { ApiError, asApiError, request, requestWithRetries } from "../api/requests";
import { type ConnectionState, type PresenceMessage, type TableEvent, TableSocket } from "../api/socket";
import type { Content, Draft, PointsHistory, TableInfo, View } from "../api/types";
import { DraftStore, type SavedDraft } from "./draft.svelte";
import { GameHistory } from "./history.svelte";
import { deleteKey, loadKey, saveKey } from "./keys";

interface ViewResponse {
  table: TableInfo;
  seat: number | null;
  view: View;
  draft: SavedDraft | null;
}

const EVENTS_WITHOUT_CHANGES = new Set(["said", "opened"]);

/** Return the seat of this person that is to decide, if one is. */
function decidingSeat({ you, waiting_for }: TableInfo): number | null {
  return you.seats.find((seat) => waiting_for.includes(seat)) ?? null;
}

export class TableStore {
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  content: Content | null = $state.raw(null);
  events: TableEvent[] = $state.raw([]);
  presence: PresenceMessage = $state.raw({ seats: [], onlookers: 0 });
  connection: ConnectionState = $state("connecting");
  error: ApiError | null = $state.raw(null);
  draftStore: DraftStore | null = $state.raw(null);
  isCommitting = $state(false);
  /** The seat whose secrets may be on the screen, where several people share one. */
  revealed: number | null = $state(null);
  /** The earlier position that is shown instead of the present one. */
  past: { ply: number; view: View } | null = $state.raw(null);
  readonly history = new GameHistory((path) => this.get(path));

  /** The seats of this person, or of everybody at this screen. */
  readonly own: number[] = $derived(this.info?.you.seats ?? []);
  readonly isShared: boolean = $derived(this.own.length > 1);
  /** The own seat that is to decide, if one is. */
  readonly acting: number | null = $derived(this.info && decidingSeat(this.info));
  readonly isCovered: boolean = $derived(this.isShared && this.acting !== null && this.acting !== this.revealed);
  /** The draft on the screen, if there is one. */
  readonly draft: Draft | null = $derived(this.past || this.isCovered ? null : (this.draftStore?.current ?? null));

  readonly path: string;
  key: string | null;
  private socket: TableSocket | null = null;
  private refreshing: Promise<void> | null = null;
  private isStale = false;
  private isClosed = false;
  private wantedPly: number | null = null; // the last one that was asked for

  constructor(readonly tableId: string) {
    this.path = `/api/tables/${tableId}`;
    this.key = loadKey(tableId);
  }

  async open(): Promise<void> {
    await this.attempt(async () => {
      [this.content] = await Promise.all([loadContent(), this.refresh()]);
      if (!this.isClosed) this.connect();
    });
  }

  close(): void {
    this.isClosed = true;
    this.socket?.close();
  }

  private connect(): void {
    this.socket?.close();
    this.socket = new TableSocket(this.tableId, this.key, {
      onhello: (table) => this.refreshIfOlder(table),
      onevent: (event) => this.receive(event),
      onpresence: (presence) => (this.presence = presence),
      onconnection: (state) => this.setConnection(state),
    });
  }

  private setConnection(state: ConnectionState): void {
    this.connection = state;
    if (state === "connected" && this.error?.code === "offline") this.error = null;
  }

  /** Do something and keep its error to be shown. Return whether it succeeded. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      this.error = null;
      await work();
      return true;
    } catch (error) {
      this.error = asApiError(error);
      return false;
    }
  }

  private receive(event: TableEvent): void {
    this.events = [...this.events, event];
    if (!EVENTS_WITHOUT_CHANGES.has(event.type) && event.event > (this.info?.event ?? 0)) this.refreshSoon();
  }

  private refreshIfOlder(table: TableInfo): void {
    if (table.event !== this.info?.event) this.refreshSoon();
  }

  private refreshSoon(): void {
    void this.attempt(() => this.refresh());
  }

  /** Load the view. Events that arrive meanwhile lead to one more request, not to one each. */
  refresh(): Promise<void> {
    this.isStale = true;
    this.refreshing ??= this.loadWhileStale().finally(() => (this.refreshing = null));
    return this.refreshing;
  }

  private async loadWhileStale(): Promise<void> {
    while (this.isStale && !this.isClosed) {
      this.isStale = false;
      const response = await this.loadView(this.acting);
      if (!this.isClosed) await this.show(response);
    }
  }

  private loadView(seat: number | null): Promise<ViewResponse> {
    const query = seat === null ? "" : `?seat=${seat}`;
    return request<ViewResponse>("GET", `${this.path}/view${query}`, { key: this.key });
  }

  /** Show view and draft together, so that the page is drawn once. */
  private async show({ table: info, seat: viewer, ...response }: ViewResponse): Promise<void> {
    const seat = decidingSeat(info);
    // If another own seat is to decide now, it sees other secrets and has its own draft.
    const { view, draft } = seat !== null && seat !== viewer ? await this.loadView(seat) : response;
    let draftStore: DraftStore | null = null;
    try {
      draftStore = await this.draftFor(info, seat, draft);
    } finally {
      [this.info, this.view, this.draftStore] = [info, view, draftStore];
    }
  }

  private async draftFor(info: TableInfo, seat: number | null, saved: SavedDraft | null): Promise<DraftStore | null> {
    if (seat === null || info.phase !== "running" || !this.key) return null;
    const isSame = this.draftStore?.ply === info.ply && this.draftStore.seat === seat && this.acting === seat;
    return isSame ? this.draftStore : DraftStore.atTable(this.path, this.key, { seat, ply: info.ply }, saved);
  }

  async play(action: string): Promise<void> {
    const { draftStore } = this;
    if (draftStore) await this.attemptOrRefresh(() => draftStore.play(action));
  }

  async redo(): Promise<void> {
    const { draftStore } = this;
    if (draftStore) await this.attemptOrRefresh(() => draftStore.redo());
  }

  /** Commit the draft. All retries send the same id, so that the turn counts once. */
  async commit(): Promise<void> {
    const { draftStore } = this;
    if (!draftStore?.current.over || this.isCommitting) return;
    const { seat, ply, actions } = draftStore;
    const body = { seat, ply, actions, id: randomId() };
    this.isCommitting = true;
    await this.attemptOrRefresh(async () => {
      await draftStore.settled();
      await requestWithRetries("POST", `${this.path}/turns`, { key: this.key, body });
      await this.refresh(); // until then the turn stays on the screen
    });
    this.isCommitting = false;
  }

  /** Do something. If it is refused because the game has moved on, show the present position. */
  private async attemptOrRefresh(work: () => Promise<unknown>): Promise<void> {
    if (await this.attempt(work)) return;
    const refusal = this.error;
    if (refusal?.status !== 409) return;
    this.draftStore = null;
    await this.attempt(() => this.refresh());
    this.error = refusal;
  }

  reveal(): void {
    this.revealed = this.acting;
  }

  chat(text: string): Promise<boolean> {
    return this.attempt(() => this.post("chat", { text }));
  }

  takeBack(agree: boolean): Promise<boolean> {
    return this.attempt(() => this.post("take-back", { agree }));
  }

  /** Take an open seat, or any of them. Everybody who knows the id of the table can. */
  async join(name: string, seat: number | null = null): Promise<void> {
    await this.attempt(async () => {
      const { key } = await this.post<{ key: string | null }>("join", { name, seat });
      if (key) this.useKey(key);
      await this.refresh();
    });
  }

  async leave(): Promise<void> {
    await this.attempt(async () => {
      await this.post("leave");
      deleteKey(this.tableId);
      this.key = null;
    });
  }

  /** Open or join the rematch and return the id of its table. */
  async rematch(): Promise<string | null> {
    let tableId: string | null = null;
    await this.attempt(async () => {
      const { table } = await this.post<{ table: TableInfo }>("rematch");
      if (this.key) saveKey(table.id, this.key);
      tableId = table.id;
    });
    return tableId;
  }

  /** Show an earlier position, or with null the present one. If several are requested, the last one is shown. */
  async showPly(ply: number | null): Promise<void> {
    this.wantedPly = ply;
    if (ply === null) {
      this.past = null;
      return;
    }
    await this.attempt(async () => {
      const past = await this.get<{ ply: number; view: View }>(`at?ply=${ply}`);
      if (this.wantedPly === ply) this.past = past;
    });
  }

  loadPoints(): Promise<PointsHistory> {
    return this.get("course");
  }

  loadRecord(): Promise<unknown> {
    return this.get(this.info?.phase === "finished" ? "record" : "export");
  }

  private get<T>(path: string): Promise<T> {
    return request<T>("GET", `${this.path}/${path}`, { key: this.key });
  }

  private useKey(key: string): void {
    this.key = key;
    saveKey(this.tableId, key);
    this.events = [];
    this.connect(); // so that the server knows who is at the table
  }

  private post<T>(path: string, body?: unknown): Promise<T> {
    return request<T>("POST", `${this.path}/${path}`, { key: this.key, body });
  }
}
