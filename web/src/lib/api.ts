import { settings } from "./settings.svelte";

/** A refusal by the server: `code` for programs, `message` for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = new URL(`/api${path}`, location.origin);
  if (!url.searchParams.has("lang")) url.searchParams.set("lang", settings.lang);
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch {
    throw new Refusal("offline", "");
  }
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const refusal = (data ?? {}) as { code?: string; message?: string };
  throw new Refusal(refusal.code ?? "unavailable", refusal.message ?? "");
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>("PUT", path, body);
