import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${KHTML} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`,
    'Opera',
    'Windows',
  ],
  ['<script>alert(1)</script>', null, null],
  [undefined, null, null],
])('%s', (agent, browser, system) => {
  expect(deviceOf({ headers: { 'user-agent': agent } })).toEqual({ browser, system });
});

test('only the beginning of an overlong text is read', () => {
  const agent = `${'Version/1 '.repeat(1500)}Version/18.1 Safari/604.1 (iPhone)`;
  expect(deviceOf({ headers: { 'user-agent': agent } })).toEqual({ browser: null, system: null });
});
