/** Requests to an operation: generated from its schemas, or valid ones with some changes. */
import fc from 'fast-check';
import { aSheet } from '../sheets.ts';
import type { Example } from './examples.ts';
import { hostile } from './hostile.ts';
import { near } from './near.ts';
import type { Operation } from './operations.ts';
import { PNG } from './png.ts';
import { type Known, valuesFor } from './schema-values.ts';
import { ROLES, type Role, type World } from './world.ts';

export interface FormFile {
  field: string;
  filename: string;
  content: Uint8Array;
}

export interface Request {
  operation: Operation;
  role: Role;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
  files: FormFile[];
  headers: Record<string, string>;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const SHEET = new Uint8Array(
  aSheet([
    ['Nama', 'Email', 'Kelas'],
    ['Siti', 'siti@example.test', '9A'],
    ['=1+1', 'nobody', 'x'.repeat(99)],
  ]),
);

const content = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(PNG, SHEET) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['', 'GIF89a', '<svg onload="alert(1)"/>', 'PK\x03\x04', 'name,email\nx,y@z.test'].map(bytes),
    ),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
);
const file: fc.Arbitrary<FormFile> = fc.record({
  field: fc.constantFrom(
    'file',
    'bank_asset',
    'bank_option_file[1]',
    'bank_option_file[99]',
    'school_logo',
    '__proto__',
  ),
  filename: fc.constantFrom(
    'a.png',
    '../../a.png',
    'a\0.mp3',
    'x'.repeat(300),
    '.',
    'students.xlsx',
    'ä.svg',
  ),
  content,
});
/** Few files, since each is checked in a separate process, which is slow. */
const files = fc.oneof(
  { weight: 12, arbitrary: fc.constant<FormFile[]>([]) },
  { weight: 1, arbitrary: fc.array(file, { minLength: 1, maxLength: 2 }) },
);

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'accept-encoding': 'br;q=0, gzip;q=x' },
      { 'if-none-match': '*, W/"x"' },
      { range: 'bytes=-1,5-' },
      { origin: 'https://elsewhere.test' },
      { 'x-forwarded-for': "'; drop table users" },
      { 'x-http-method-override': 'DELETE' },
      { 'content-encoding': 'br' },
      { accept: 'text/html' },
    ),
  },
);

const NEARLY = 4;
const WILD = 30;

/** Converts any generated value to an object of params or query fields. */
function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { x: value };
}

interface Parts {
  params: unknown;
  query: unknown;
  body: unknown;
  /** Files that belong to the body. */
  files?: FormFile[];
}

/** Generates parts from the operation's schemas. */
function byItsSchemas({ path, params, query, body }: Operation, known: Known, wildness: number) {
  return fc.record<Parts>({
    params: valuesFor(params, path, known, wildness),
    query: valuesFor(query, path, known, wildness),
    body: body ? valuesFor(body.schema, path, known, wildness) : fc.constant(undefined),
  });
}

function likeExample({ path }: Operation, known: Known, example: Example): fc.Arbitrary<Parts> {
  const { params = {}, query = {}, body, files: own } = example;
  return fc.record<Parts>({
    params: near(params, path, known),
    query: near(query, path, known),
    body: body ? near(body, path, known) : fc.constant(undefined),
    ...(own && {
      files: fc.oneof({ weight: 3, arbitrary: fc.constant(own) }, { weight: 1, arbitrary: files }),
    }),
  });
}

function requestTo(operation: Operation, { known, examples }: World): fc.Arbitrary<Request> {
  const own = examples.get(operation.name) ?? [];
  const parts = fc.oneof(
    ...own.map((example) => ({
      weight: Math.ceil(6 / own.length),
      arbitrary: likeExample(operation, known, example),
    })),
    { weight: 2, arbitrary: byItsSchemas(operation, known, 0) },
    { weight: 2, arbitrary: byItsSchemas(operation, known, NEARLY) },
    { weight: 1, arbitrary: byItsSchemas(operation, known, WILD) },
  );
  const hasNoBody = operation.method === 'GET' || operation.body === undefined;
  const rest = fc.record({
    role: fc.constantFrom(...rolesFor(operation)),
    files: operation.body?.multipart ? files : fc.constant<FormFile[]>([]),
    headers,
    // A body where the operation has none.
    stray: fc.oneof({ weight: 20, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: hostile }),
  });
  return fc
    .tuple(parts, rest)
    .map(([{ params, query, body, files: own }, { stray, files: drawn, ...others }]) => ({
      operation,
      params: asRecord(params),
      query: asRecord(query),
      body: hasNoBody ? (operation.method === 'GET' ? undefined : stray) : body,
      files: own ?? drawn,
      ...others,
    }));
}

/** Returns all roles, and repeats those that pass the access check. */
function rolesFor({ path }: Operation): Role[] {
  if (path.startsWith('/api/exam/')) return [...ROLES, 'student', 'student', 'student', 'other student'];
  return [...ROLES, 'admin', 'admin', 'student'];
}

export function requestsTo(operations: Operation[], world: World): fc.Arbitrary<Request> {
  return fc.oneof(...operations.map((operation) => requestTo(operation, world)));
}
