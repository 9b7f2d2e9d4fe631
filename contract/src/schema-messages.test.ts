import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import * as contract from './index.ts';

/** Words of zod's default messages, which are English for developers. */
const ZOD_MESSAGE = /Invalid|expected|received|Too (big|small)|Unrecognized/;
const WRONG_VALUES = [
  undefined,
  null,
  7,
  -1,
  1.5,
  true,
  'text',
  '7',
  '',
  '[]',
  '{}',
  '[[7]]',
  '{"1":7}',
  [],
  [7],
  {},
  'x'.repeat(1e5),
];
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;
const schemas = (Object.values(contract) as unknown[])
  .filter(isEndpoint)
  .flatMap(({ method, path, body, query }) =>
    [body, query]
      .filter((schema) => schema !== undefined)
      .map((schema) => ({ name: `${method} ${path}`, schema })),
  );

test.each(schemas)('$name rejects wrong values with messages of the catalogue only', ({ schema }) => {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const sent = [
    ...WRONG_VALUES,
    ...fields.flatMap((field) => WRONG_VALUES.map((value) => ({ [field]: value }))),
    { stray: 1 },
  ];
  const messages = sent.flatMap(
    (value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [],
  );
  expect(messages.filter((message) => ZOD_MESSAGE.test(message))).toEqual([]);
});
