/** Requests as raw bytes that no client library sends and no schema describes. */
import fc from 'fast-check';
import { HOSTILE_TEXTS } from './hostile.ts';

const CRLF = '\r\n';
const DEEP = 20_000;

const PATHS = [
  '/api/auth/login',
  '/api/exam/answers',
  '/api/exam/submit',
  '/api/exam/start',
  '/api/student',
  '/api/student/import',
  '/api/examination-bank',
  '/api/settings',
];

const ADDRESSES = [
  '/%',
  '/api/%zz',
  '/api/examination/%00',
  '/api/examination/%ff%fe',
  '/api/examination/..%2f..%2fetc%2fpasswd',
  '/api/assets/..%2f..%2f..%2fetc%2fpasswd?expires=1&signature=x',
  '/api/assets/../../package.json',
  '/api/assets/bank_asset/%00.png?expires=99999999999&signature=%00',
  '/api/assets/bank_asset/x.png?expires[]=1&signature[]=x',
  '/assets/../../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '//api/settings',
  '/api//settings',
  '/api/settings/',
  '/API/SETTINGS',
  '/api/settings;x=1',
  '/api/settings?__proto__[role]=admin',
  '/api/leaderboard?month=2026-11&month=2026-10',
  '/api/leaderboard?page=%00',
  `/api/leaderboard?${'a=b&'.repeat(1500)}`,
  `/api/examination/${'x'.repeat(9000)}`,
  '/api/docs/%zz',
  '/api/docs/..%2f..%2fpackage.json',
  '/healthz?x=%zz',
  '/readyz%20',
  '/metrics',
  '*',
  'http://elsewhere.test/api/settings',
  '/\\..\\..\\',
  '/api/settings#x',
  '/é',
];

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY'];

const BODIES = [
  '',
  '{',
  '{"exam_id":',
  'null',
  '[]',
  '"x"',
  '1e999',
  '{"a":1}{"b":2}',
  '{"email":"a@b.test","email":"c@d.test","password":"x","password":{"x":1}}',
  '{"__proto__":{"role":"admin"},"email":"a@b.test","password":"x"}',
  '{"constructor":{"prototype":{"role":"admin"}},"email":"a","password":"x"}',
  '{"email":"a\\u0000b","password":"\\u0000"}',
  '{"email":"\\ud800","password":"\\udfff\\ud800"}',
  '{"email":"a\0b","password":"x"}',
  '\ufeff{"email":"a","password":"x"}',
  `{"email":${'['.repeat(DEEP)}${']'.repeat(DEEP)},"password":"x"}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  `{"email":${'9'.repeat(5000)},"password":-0}`,
  `{"email":"${'x'.repeat(300_000)}","password":"x"}`,
  `{"exam_id":"x","answers":[${'{"question_id":"x"},'.repeat(3000)}{}]}`,
  '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="bank_type"; name="x"\r\n\r\nx',
  '--b\r\n\r\n\r\n--b--',
  `--b\r\n${'x: y\r\n'.repeat(200)}\r\n\r\n--b--`,
  '--b\r\ncontent-disposition: form-data; name="file"; filename="../../x\0.png"\r\n\r\nx\r\n--b--\r\n',
];

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/form-data; boundary=""',
  'application/octet-stream',
  'application/json, text/plain',
  '\x01',
  '',
];

/** Whole header lines. Most make the request invalid HTTP. */
const HEADER_LINES = [
  'content-encoding: gzip',
  'content-encoding: br, br, br',
  'transfer-encoding: chunked',
  'transfer-encoding: gzip, chunked',
  'transfer-encoding: xchunked',
  'content-length: -1',
  'content-length: 0x10',
  'content-length: 99999999999999999999',
  'content-length: 5\r\ncontent-length: 6',
  'expect: 100-continue',
  'expect: the unexpected',
  'upgrade: websocket\r\nconnection: upgrade',
  'connection: close, keep-alive, x',
  'host: a\r\nhost: b',
  'host: ',
  'authorization: Bearer',
  'authorization: Bearer \x00',
  'authorization: Bearer a b',
  `authorization: Bearer ${'x'.repeat(10_000)}`,
  `authorization: Basic ${'x'.repeat(100)}`,
  `x-big: ${'x'.repeat(40_000)}`,
  Array.from({ length: 900 }, (_, number) => `x-${number}: y`).join(CRLF),
  'x-bad\x00name: y',
  ': y',
  'x y: z',
  ' folded: x\r\n more',
  'cookie: __proto__=1; a=b',
  'origin: null',
  'origin: https://elsewhere.test\r\naccess-control-request-method: PUT',
  'range: bytes=18446744073709551616-',
  'if-none-match: "',
  'accept-encoding: *;q=0',
  'x-forwarded-for: 1.2.3.4, ::1, \x7f',
  'x-forwarded-host: elsewhere.test',
  'x-request-id: elsewhere\x09',
  'forwarded: for="_x";proto=javascript',
  'x-http-method-override: DELETE',
];

const LINES = ['GET / HTTP/9.9', 'GET /', 'get / HTTP/1.1', '\x16\x03\x01', 'PRI * HTTP/2.0', ''];

/** The fields of a valid body. */
export const CREDENTIALS = { email: 'unknown@example.test', password: 'nothing at all' };

export interface RawRequest {
  /** The request in Latin-1, except for the body. */
  text: string;
}

function write(line: string, headers: string[], body: string | undefined): string {
  const lines = [line, 'host: localhost', ...headers];
  const hasLength = headers.some((header) => /^(content-length|transfer-encoding)/.test(header));
  if (body !== undefined && !hasLength) lines.push(`content-length: ${Buffer.byteLength(body)}`);
  return `${lines.join(CRLF)}${CRLF}${CRLF}${body ?? ''}`;
}

const address = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PATHS) },
  { weight: 3, arbitrary: fc.constantFrom(...ADDRESSES) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...HOSTILE_TEXTS)
      .map((text) => `/api/examination/${encodeURIComponent(text.toWellFormed())}`),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => `/${text}`),
  },
);

/** `token` belongs to an admin, so the requests pass the access check. */
export function rawRequests(token: string): fc.Arbitrary<RawRequest> {
  const body = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...BODIES) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    {
      // A valid body with one invalid character.
      weight: 2,
      arbitrary: fc.tuple(fc.nat(60), fc.string({ unit: 'binary', maxLength: 2 })).map(([at, text]) => {
        const whole = JSON.stringify(CREDENTIALS);
        return whole.slice(0, at) + text + whole.slice(at + 1);
      }),
    },
  );
  const usual = fc.tuple(
    fc.constantFrom('POST', 'PUT', ...METHODS),
    address,
    fc.option(body, { nil: undefined }),
    fc.option(fc.constantFrom(...CONTENT_TYPES), { nil: undefined, freq: 6 }),
    fc.boolean(),
    fc.array(fc.constantFrom(...HEADER_LINES), { maxLength: 2 }),
  );
  const requests = usual.map(([method, path, content, type, asAdmin, more]) => {
    const headers = [
      ...(type === undefined ? [] : [`content-type: ${type}`]),
      ...(asAdmin ? [`authorization: Bearer ${token}`] : []),
      ...more,
    ];
    return { text: write(`${method} ${path} HTTP/1.1`, headers, content) };
  });
  const noise = fc
    .tuple(fc.constantFrom(...LINES), fc.string({ unit: 'binary-ascii', maxLength: 80 }))
    .map(([line, text]) => ({ text: `${line}${CRLF}${text}${CRLF}${CRLF}` }));
  return fc.oneof({ weight: 12, arbitrary: requests }, { weight: 1, arbitrary: noise });
}
