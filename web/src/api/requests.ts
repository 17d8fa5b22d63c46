// Requests to the server. Every refusal becomes an ApiError with the server's code.

const MOST_ATTEMPTS = 6;

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

/** What was thrown, as an ApiError. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, "unknown", String(error));

export interface RequestOptions {
  key?: string | null;
  body?: unknown;
}

type Method = "GET" | "POST" | "PUT";

export async function request<T>(method: Method, path: string, options: RequestOptions = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (options.key) headers["Authorization"] = `Bearer ${options.key}`;
  if (options.body !== undefined) headers["Content-Type"] = "application/json";
  const body = options.body === undefined ? null : JSON.stringify(options.body);
  const response = await send(path, { method, headers, body });
  const json = parseJson(await response.text());
  if (!response.ok) throw errorFrom(response.status, json);
  return json as T;
}

/** Repeat an idempotent request until the server answers. */
export async function requestWithRetries<T>(method: Method, path: string, options: RequestOptions = {}): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request<T>(method, path, options);
    } catch (error) {
      if (!isTemporary(error) || attempt >= MOST_ATTEMPTS) throw error;
      await Promise.race([sleep(250 * 2 ** attempt), online()]);
    }
  }
}

/** Wait until the browser reports that there is a network again. */
function online(): Promise<void> {
  return new Promise((resolve) => addEventListener("online", () => resolve(), { once: true }));
}

/** Return whether an error may go away: there is no connection, or the server could not store anything. */
function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "offline" || error.status >= 502);
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new ApiError(0, "offline", "The server cannot be reached.");
  }
}

function parseJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function errorFrom(status: number, json: unknown): ApiError {
  const error = (json as { error?: Partial<ApiError> } | null)?.error;
  return new ApiError(status, error?.code ?? "unknown", error?.message ?? "", error?.params ?? {});
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
