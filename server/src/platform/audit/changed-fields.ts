import { isDeepStrictEqual } from 'node:util';
import type { Fields } from './audit.ts';

/** Converts to JSON values, in which equal dates are equal. */
const plain = (fields: object): Fields => JSON.parse(JSON.stringify(fields)) as Fields;

/** Returns the fields of `after` that differ, with their old and new values. Returns undefined if none differ. */
export function changedFields(before: object, after: object): { before: Fields; after: Fields } | undefined {
  const [was, is] = [plain(before), plain(after)];
  const names = Object.keys(is).filter((name) => !isDeepStrictEqual(was[name] ?? null, is[name]));
  if (names.length === 0) return undefined;
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(was), after: pick(is) };
}
