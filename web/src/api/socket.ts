// What happens at a table, as it happens. Events are numbered: whatever was missed is asked for
// again, and whatever comes twice is passed over.

import type { TableInfo } from "./types";

export type ConnectionState = "connecting" | "connected" | "reconnecting" | "refused";

export interface TableEvent {
  event: number;
  type: string;
  at: number;
  seat?: number;
  seats?: number[];
  actions?: string[];
  ply?: number;
  turn?: number;
  text?: string;
  agree?: boolean;
  name?: string;
  table?: string;
  scores?: number[];
  winners?: number[];
}

export interface Presence {
  seats: number[];
  onlookers: number;
}

export interface SocketHandlers {
  onhello(table: TableInfo): void;
  onevent(event: TableEvent): void;
  onpresence(presence: Presence): void;
  onlink(link: ConnectionState): void;
}

const REFUSED = 4403;
const SHORTEST_WAIT = 400;
const LONGEST_WAIT = 15_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private seen = 0;
  private failures = 0;
  private timer = 0;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly key: string | null,
    private readonly listener: SocketHandlers,
  ) {
    addEventListener("online", this.atOnce);
    this.connect();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.atOnce);
    this.hangUp(this.socket);
  }

  /** What is still being opened is closed when it is; before, browsers would complain. */
  private hangUp(socket: WebSocket | null): void {
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  private connect(): void {
    this.listener.onlink(this.seen || this.failures ? "reconnecting" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/news`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ key: this.key, seen: this.seen }));
    socket.onmessage = (message) => this.heard(JSON.parse(String(message.data)));
    socket.onclose = (reason) => this.closed(socket, reason.code);
  }

  private heard(message: { type: string } & Record<string, unknown>): void {
    if (this.ended) return;
    if (message.type === "hello") {
      this.failures = 0;
      this.listener.onlink("connected");
      this.listener.onhello(message["table"] as TableInfo);
    } else if (message.type === "presence") {
      this.listener.onpresence(message as unknown as Presence);
    } else if (typeof message["event"] === "number" && message["event"] > this.seen) {
      this.seen = message["event"];
      this.listener.onevent(message as unknown as TableEvent);
    }
  }

  private closed(socket: WebSocket, code: number): void {
    if (this.ended || socket !== this.socket) return;
    if (code === REFUSED) {
      this.listener.onlink("refused");
      return;
    }
    this.failures += 1;
    this.listener.onlink("reconnecting");
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.failures);
    this.timer = window.setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  /** The network is back: no need to wait any longer. */
  private atOnce = (): void => {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.connect();
  };
}
