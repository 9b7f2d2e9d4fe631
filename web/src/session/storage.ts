/**
 * Local storage that cannot hurt: where it is full, be it because somebody filled it who used this computer before, values
 * live as long as the tab, or the page; where the browser forbids that too, in memory until the page is closed. What was
 * read back and does not fit its shape is dropped.
 */
import type { Shape } from './shape.ts';

const memory = new Map<string, string>();

/** With `pageOnly` a value that local storage has no room for lives no longer than the page. */
function readText(key: string, pageOnly?: boolean): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    // What this tab had no room for is older than what another has written since, and anybody can have put it there.
    return localStorage.getItem(key) ?? (pageOnly ? null : sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

function writeText(key: string, value: string, pageOnly?: boolean): boolean {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
    sessionStorage.removeItem(key);
    return true;
  } catch {
    // What was kept before is not true any more, and must not come back with the next page.
    removeText(key);
    if (pageOnly) memory.set(key, value);
    else keepForNow(key, value);
    return false;
  }
}

function keepForNow(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

function removeText(key: string) {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
}

/** The keys that begin so, wherever there was room for their values. */
export function keysFrom(start: string): string[] {
  const keys = [...memory.keys()];
  try {
    keys.push(...Object.keys(sessionStorage), ...Object.keys(localStorage));
  } catch {
    // Forbidden storage holds nothing.
  }
  return keys.filter((key) => key.startsWith(start));
}

/** Drops what this tab, or this page, alone keeps of these. */
export function removeInTab(items: Pick<StoredItem<unknown>, 'key'>[]) {
  for (const { key } of items) {
    memory.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Forbidden storage holds nothing to remove.
    }
  }
}

export interface StoredItem<T> {
  key: string;
  /** Null when there is none, or none that is sound; a spoilt value is removed. */
  read(): T | null;
  /** False when the value lives only until the page or its tab is closed. */
  write(value: T): boolean;
  remove(): void;
}

function storedItem<T>(
  key: string,
  encode: (value: T) => string,
  decode: (text: string) => T,
  pageOnly?: boolean,
): StoredItem<T> {
  return {
    key,
    read() {
      const text = readText(key, pageOnly);
      if (text === null) return null;
      try {
        return decode(text);
      } catch {
        removeText(key);
        return null;
      }
    },
    write: (value) => writeText(key, encode(value), pageOnly),
    remove: () => removeText(key),
  };
}

/** A value kept as JSON. */
export function storedJson<T>(key: string, schema: Shape<T>, pageOnly?: boolean): StoredItem<T> {
  return storedItem<T>(
    key,
    (value) => JSON.stringify(value),
    (text) => schema.parse(JSON.parse(text)),
    pageOnly,
  );
}

/** A value kept as plain text, without quotes: `eyJ…`, `default`. */
export function storedText<T extends string>(
  key: string,
  schema: Shape<T>,
  pageOnly?: boolean,
): StoredItem<T> {
  return storedItem<T>(
    key,
    (value) => value,
    (text) => schema.parse(text),
    pageOnly,
  );
}
