/**
 * Local storage that never throws. Where it is forbidden, or full (an earlier user may have filled it), values live in
 * memory until the page closes. A tab's own storage is unused: other tabs could not see or drop what an open page has
 * there. A value that does not fit its shape is dropped when it is read.
 */
import type { Shape } from './shape.ts';

const memory = new Map<string, string>();

function readText(key: string): string | null {
  const shared = readShared(key);
  // Another tab has found room since: what this page has is older, and must not come back when that is dropped.
  if (shared !== null) memory.delete(key);
  return shared ?? memory.get(key) ?? null;
}

function readShared(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    // What was kept before is not true any more, and must not come back with the next page.
    removeText(key);
    memory.set(key, value);
    return false;
  }
}

function removeText(key: string) {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
}

/** The keys that begin so, wherever there was room for their values. */
export function keysFrom(start: string): string[] {
  const keys = [...memory.keys()];
  try {
    keys.push(...Object.keys(localStorage));
  } catch {
    // Forbidden storage holds nothing.
  }
  return keys.filter((key) => key.startsWith(start));
}

/** Drops what this page alone keeps of these. */
export function removeInPage(items: Pick<StoredItem<unknown>, 'key'>[]) {
  for (const { key } of items) memory.delete(key);
}

export interface StoredItem<T> {
  key: string;
  /** Null when there is no valid value; a corrupt one is removed. */
  read(): T | null;
  /** False when the value lives only until the page is closed. */
  write(value: T): boolean;
  remove(): void;
}

function storedItem<T>(
  key: string,
  encode: (value: T) => string,
  decode: (text: string) => T,
): StoredItem<T> {
  return {
    key,
    read() {
      const text = readText(key);
      if (text === null) return null;
      try {
        return decode(text);
      } catch {
        removeText(key);
        return null;
      }
    },
    write: (value) => writeText(key, encode(value)),
    remove: () => removeText(key),
  };
}

/** A value kept as JSON. */
export function storedJson<T>(key: string, schema: Shape<T>): StoredItem<T> {
  return storedItem<T>(
    key,
    (value) => JSON.stringify(value),
    (text) => schema.parse(JSON.parse(text)),
  );
}

/** A value kept as plain text, without quotes: `eyJ…`, `default`. */
export function storedText<T extends string>(key: string, schema: Shape<T>): StoredItem<T> {
  return storedItem<T>(
    key,
    (value) => value,
    (text) => schema.parse(text),
  );
}
