import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { limitStreams } from './limit-streams.ts';

test('a stream that cannot be opened, or fails, no longer counts', async () => {
  const open = limitStreams();
  const refused = async () => Promise.reject(new Error('none'));
  const broken = async () =>
    new Readable({
      read() {
        this.destroy(new Error('broken off'));
      },
    });
  for (let times = 0; times < 4; times++) {
    await expect(open('one', refused)).rejects.toThrow('none');
    await expect((await open('one', broken)).toArray()).rejects.toThrow('broken off');
  }
  expect(await (await open('one', async () => Readable.from(['a', 'b']))).toArray()).toEqual(['a', 'b']);
});
