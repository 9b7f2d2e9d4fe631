/**
 * Prepared statements. A connection plans a statement that begins with `prepared` once, and not at every call. The text
 * of such a statement must be constant, with all values as parameters.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

const MARK = '/* prepared */';

export const prepared = sql.raw(MARK);

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}

/** A `pg` client that prepares marked statements. */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const query =
      typeof text === 'string' && text.startsWith(MARK)
        ? [{ name: nameOf(text), text, values }, ...rest]
        : args;
    return Reflect.apply(super.query, this, query) as never;
  }
}
