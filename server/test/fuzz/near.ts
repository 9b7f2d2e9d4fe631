/** Requests that are valid except for one or two parts. */
import fc from 'fast-check';
import { hostile } from './hostile.ts';
import type { Known } from './schema-values.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
const ABSENT = Symbol('absent');

/** Fields that no form has, but that a curious student might try. */
const EXTRA = fc.constantFrom<[string, unknown]>(
  ['role', 'admin'],
  ['id', '018f0000-0000-7000-8000-000000000000'],
  ['user_id', '018f0000-0000-7000-8000-000000000000'],
  ['result_score', 100],
  ['submitted_at', null],
  ['__proto__', { role: 'admin' }],
  ['constructor', { prototype: {} }],
);

function withOwn(object: object, [name, value]: [string, unknown]): object {
  return Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

/**
 * Generates the value with about one in a dozen of its parts replaced, left out or added. Also changes the parts of
 * JSON text.
 */
export function near(value: unknown, name: string, known: Known): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) {
    const same = fc.tuple(...value.map((one) => near(one, name, known)));
    return fc.oneof(
      { weight: 14, arbitrary: same },
      { weight: 1, arbitrary: same.map((list) => [...list, ...list]) },
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: hostile },
    );
  }
  if (typeof value === 'object' && value !== null) {
    const fields = fc.record(
      Object.fromEntries(
        Object.entries(value).map(([field, inner]) => [
          field,
          fc.oneof(
            { weight: 24, arbitrary: near(inner, field, known) },
            { weight: 1, arbitrary: fc.constant(ABSENT) },
          ),
        ]),
      ),
    );
    const kept = fields.map((all) =>
      Object.fromEntries(Object.entries(all).filter(([, inner]) => inner !== ABSENT)),
    );
    return fc.oneof(
      { weight: 18, arbitrary: kept },
      { weight: 2, arbitrary: fc.tuple(kept, EXTRA).map(([object, extra]) => withOwn(object, extra)) },
    );
  }
  if (typeof value === 'string' && /^[[{]/.test(value)) {
    const changed = near(JSON.parse(value), name, known).map((json) => JSON.stringify(json));
    return fc.oneof({ weight: 14, arbitrary: changed }, { weight: 1, arbitrary: hostile });
  }
  const isId = typeof value === 'string' && UUID.test(value);
  return fc.oneof(
    { weight: 20, arbitrary: fc.constant(value) },
    { weight: 2, arbitrary: hostile },
    ...(isId ? [{ weight: 6, arbitrary: known.ids(name) }] : []),
  );
}
