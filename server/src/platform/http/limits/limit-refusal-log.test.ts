import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import { limitRefusalLog } from './limit-refusal-log.ts';

const { app, log } = await createTestApp({ LOG_LEVEL: 'info' });

test('a flood of rejected requests leaves twenty lines per second, and the number of omitted ones', () => {
  const lines: object[] = [];
  const write = (line: object) => lines.push(line);
  const debugged: object[] = [];
  let now = 0;
  const logRefusal = limitRefusalLog(() => now);
  const refuse = () =>
    logRefusal({ info: write, warn: write, debug: (line: object) => debugged.push(line) }, { status: 404 });
  for (let sent = 0; sent < 700; sent++) refuse();
  expect(lines).toEqual(Array.from({ length: 20 }, () => ({ status: 404 })));
  expect(debugged).toHaveLength(680);
  now = 1000;
  refuse();
  expect(lines.slice(20)).toEqual([{ left_out: 680 }, { status: 404 }]);
});

test('the server logs twenty of thirty simultaneous rejected requests', async () => {
  const moment = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => moment.mockRestore());
  for (let sent = 0; sent < 30; sent++) expect((await app.inject('/api/nowhere')).statusCode).toBe(404);
  expect(log.lines.filter((line) => line.includes('/api/nowhere'))).toHaveLength(20);
});
