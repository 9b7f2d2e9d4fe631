/**
 * Local storage that never throws. If it is forbidden or full, values live in memory until the page closes. Session
 * storage is not a fallback, because other tabs cannot read or clear it. Invalid values are removed when they are read.
 */
import * as v from 'valibot';
import type { Schema } from './parse-value.ts';

const memory = new Map<string, string>();

function readText(key: string): string | null {
  const stored = readLocalStorage(key);
  // Another tab has stored a newer value. The old one must not reappear when the newer one is removed.
  if (stored !== null) memory.delete(key);
  return stored ?? memory.get(key) ?? null;
}

function readLocalStorage(key: string): string | null {
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
    // The previous value is outdated, and the next page must not read it.
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
    // Forbidden storage is empty.
  }
}

/** Returns all keys with this prefix, in local storage and in memory. */
export function keysFrom(start: string): string[] {
  const keys = [...memory.keys()];
  try {
    keys.push(...Object.keys(localStorage));
  } catch {
    // Forbidden storage is empty.
  }
  return keys.filter((key) => key.startsWith(start));
}

export interface StoredItem<T> {
  key: string;
  /** Returns null if there is no value. An invalid value is removed. */
  read(): T | null;
  /** Returns false if the value is only in memory and is lost when the page closes. */
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

/** A value stored as JSON. */
export function storedJson<T>(key: string, schema: Schema<T>): StoredItem<T> {
  return storedItem<T>(
    key,
    (value) => JSON.stringify(value),
    (text) => v.parse(schema, JSON.parse(text)),
  );
}

/** A value stored as plain text without quotes: `eyJ…`, `default`. */
export function storedText<T extends string>(key: string, schema: Schema<T>): StoredItem<T> {
  return storedItem<T>(
    key,
    (value) => value,
    (text) => v.parse(schema, text),
  );
}
