import type { PatchOp } from "../types";

type Json = Record<string, unknown> | unknown[];

function keys(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function changed(value: unknown, path: string[], op: PatchOp): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return op.value;
  if (value === null || typeof value !== "object") throw new Error(`patch: nothing at ${op.path}`);
  const copy: Json = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Record<string, unknown>) };
  if (rest.length > 0) {
    if (Array.isArray(copy)) copy[Number(key)] = changed(copy[Number(key)], rest, op);
    else copy[key] = changed(copy[key], rest, op);
  } else if (Array.isArray(copy)) {
    const index = key === "-" ? copy.length : Number(key);
    if (op.op === "add") copy.splice(index, 0, op.value);
    else if (op.op === "remove") copy.splice(index, 1);
    else copy[index] = op.value;
  } else if (op.op === "remove") {
    delete copy[key];
  } else {
    copy[key] = op.value;
  }
  return copy;
}

/** A value after RFC 6902 operations; what did not change is shared with the old one. */
export function patched<T>(value: T, ops: PatchOp[]): T {
  return ops.reduce<unknown>((now, op) => changed(now, keys(op.path), op), value) as T;
}
