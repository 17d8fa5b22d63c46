// The WebSocket of a table. Events are numbered: those that were missed while the connection was lost are
// requested again, and those that arrive twice are ignored.

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

export interface PresenceMessage {
  seats: number[];
  onlookers: number;
}

export interface SocketHandlers {
  onhello(table: TableInfo): void;
  onevent(event: TableEvent): void;
  onpresence(presence: PresenceMessage): void;
  onconnection(state: ConnectionState): void;
}

const REFUSED = 4403; // the close code for a key that does not open the table
const SHORTEST_WAIT = 400;
const LONGEST_WAIT = 15_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private lastEvent = 0;
  private failures = 0;
  private timer = 0;
  private ended = false;

  constructor(
    private readonly tableId: string,
    private readonly key: string | null,
    private readonly handlers: SocketHandlers,
  ) {
    addEventListener("online", this.reconnectNow);
    this.connect();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.reconnectNow);
    this.closeSocket(this.socket);
  }

  /** Close a socket, once it is open: browsers log an error when one is closed before. */
  private closeSocket(socket: WebSocket | null): void {
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  private connect(): void {
    this.handlers.onconnection(this.lastEvent || this.failures ? "reconnecting" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.tableId}/news`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ key: this.key, seen: this.lastEvent }));
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)));
    socket.onclose = (reason) => this.handleClose(socket, reason.code);
  }

  private receive(message: { type: string } & Record<string, unknown>): void {
    if (this.ended) return;
    if (message.type === "hello") {
      this.failures = 0;
      this.handlers.onconnection("connected");
      this.handlers.onhello(message["table"] as TableInfo);
    } else if (message.type === "presence") {
      this.handlers.onpresence(message as unknown as PresenceMessage);
    } else if (typeof message["event"] === "number" && message["event"] > this.lastEvent) {
      this.lastEvent = message["event"];
      this.handlers.onevent(message as unknown as TableEvent);
    }
  }

  private handleClose(socket: WebSocket, code: number): void {
    if (this.ended || socket !== this.socket) return;
    if (code === REFUSED) {
      this.handlers.onconnection("refused");
      return;
    }
    this.failures += 1;
    this.handlers.onconnection("reconnecting");
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.failures);
    this.timer = window.setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  /** Reconnect without waiting, because there is a network again. */
  private reconnectNow = (): void => {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.connect();
  };
}
