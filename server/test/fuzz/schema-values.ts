/** Generates values for a JSON schema: mostly valid, some invalid. */
import fc from 'fast-check';
import { hostile } from './hostile.ts';

export interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** Existing data, so that requests get past the schemas. */
export interface Known {
  /** Ids of existing rows. Those that fit the field's name are more likely. */
  ids(name: string): fc.Arbitrary<string>;
  /** Texts with a meaning for the server. */
  words: readonly string[];
}

const ITEMS_AT_MOST = 4;
const TEXT_AT_MOST = 40;

function textFor(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = TEXT_AT_MOST } = schema;
  if (format === 'uuid') return known.ids(name);
  if (format === 'date' || format === 'date-time') {
    const length = format === 'date' ? 10 : 24;
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, length));
  }
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const most = Math.max(minLength, Math.min(maxLength, TEXT_AT_MOST));
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known.words) },
    { weight: 2, arbitrary: fc.string({ minLength, maxLength: most, unit: 'grapheme' }) },
    // At the limit, and one above it.
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(maxLength), 'ж'.repeat(maxLength + 1)) },
  );
}

function numberFor({ type, minimum = -1000, maximum = 1000 }: JsonSchema): fc.Arbitrary<number> {
  const bounds = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1);
  const within = fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  const broken = type === 'integer' ? within : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof({ weight: 4, arbitrary: within }, { weight: 1, arbitrary: broken }, bounds);
}

function objectFor(schema: JsonSchema, known: Known, wildness: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
  const named = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, valuesFor(inner, name, known, wildness)]),
    ),
    { requiredKeys: required.filter((name) => name in properties) },
  );
  if (typeof additionalProperties !== 'object') return named;
  const others = fc.array(
    fc.tuple(textFor(propertyNames ?? {}, '', known), valuesFor(additionalProperties, '', known, wildness)),
    { maxLength: ITEMS_AT_MOST },
  );
  return fc.tuple(named, others).map(([own, entries]) => ({ ...Object.fromEntries(entries), ...own }));
}

function rightFor(schema: JsonSchema, name: string, known: Known, wildness: number): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesFor(one, name, known, wildness)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return textFor(schema, name, known);
    case 'number':
    case 'integer':
      return numberFor(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = ITEMS_AT_MOST } = schema;
      const maxLength = Math.max(minItems, Math.min(maxItems, ITEMS_AT_MOST));
      return fc.array(valuesFor(items, name, known, wildness), { minLength: minItems, maxLength });
    }
    case 'object':
      return objectFor(schema, known, wildness);
    default:
      return fc.jsonValue();
  }
}

/**
 * Generates values for the schema. `wildness` is the percentage of values, at every depth, that ignore it.
 */
export function valuesFor(
  schema: JsonSchema,
  name: string,
  known: Known,
  wildness: number,
): fc.Arbitrary<unknown> {
  const right = rightFor(schema, name, known, wildness);
  if (wildness === 0) return right;
  return fc.oneof({ weight: 100 - wildness, arbitrary: right }, { weight: wildness, arbitrary: hostile });
}
