// Requests to the server. Every refusal becomes a Problem with the server's code.

const TRIES = 6;

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: Record<string, unknown>;

  constructor(status: number, code: string, message: string, params: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

export interface RequestOptions {
  key?: string | null;
  body?: unknown;
}

type Method = "GET" | "POST" | "PUT";

export async function request<T>(method: Method, path: string, asked: RequestOptions = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (asked.key) headers["Authorization"] = `Bearer ${asked.key}`;
  if (asked.body !== undefined) headers["Content-Type"] = "application/json";
  const body = asked.body === undefined ? null : JSON.stringify(asked.body);
  const answer = await sent(path, { method, headers, body });
  const text = await answer.text();
  const found = parsed(text);
  if (!answer.ok) throw problemOf(answer.status, found);
  return found as T;
}

/** For requests that count once however often they are sent: repeated until an answer is heard. */
export async function requestWithRetries<T>(method: Method, path: string, asked: RequestOptions = {}): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request<T>(method, path, asked);
    } catch (error) {
      if (!isPassing(error) || attempt >= TRIES) throw error;
      await Promise.race([sleep(250 * 2 ** attempt), online()]);
    }
  }
}

/** When the browser says that there is a network again. */
function online(): Promise<void> {
  return new Promise((resolve) => addEventListener("online", () => resolve(), { once: true }));
}

/** Trouble of the moment: no connection, or a server that could store nothing. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "offline" || error.status >= 502);
}

async function sent(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new ApiError(0, "offline", "The server cannot be reached.");
  }
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function problemOf(status: number, found: unknown): ApiError {
  const error = (found as { error?: Partial<ApiError> } | null)?.error;
  return new ApiError(status, error?.code ?? "unknown", error?.message ?? "", error?.params ?? {});
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
