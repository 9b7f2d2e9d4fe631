/** With a smaller paper than a real one, the server would seem faster than it is. */

import { gunzipSync } from 'node:zlib';
import { CHOICE_DEFAULTS } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { buildPaper } from '../../server/src/attempts/paper/build-paper.ts';
import { OPTIONS, QUESTIONS, question } from './examination.ts';

const NO_LINKS = { period: () => '', link: (path: string) => path, isGood: () => true };

const item = (number: number) => ({
  ...CHOICE_DEFAULTS,
  ...question(number),
  id: newId(),
  bank_type: 'text' as const,
  bank_question_weight: 1,
  option_type: 'text' as const,
  bank_asset: { image: [], audio: [], video: [] },
  play_limit: 1,
  hint: null,
});

test('the paper of a generated examination has the size of a real one, raw and compressed', async () => {
  const items = Array.from({ length: QUESTIONS }, (_, number) => item(number));
  const revision = {
    id: newId(),
    examination_id: newId(),
    examination_name: 'Made up',
    examination_desc: '',
    examination_duration: 120,
    examination_bank_count: QUESTIONS,
    shuffle: true,
    decimal_sign: ',' as const,
    negative_total: false,
    sections: [{ name: 'READING', forward_only: false, duration: null, items }],
  };
  const { br, gzip } = await buildPaper(revision, 1, NO_LINKS);
  const kilobytes = [gunzipSync(gzip), br, gzip].map(({ length }) => Math.round(length / 1000));
  expect(kilobytes).toEqual([28, 6, 6]);
  const options = new Set(items.flatMap(({ bank_option }) => Object.values(bank_option)));
  expect(options.size).toBe(QUESTIONS * OPTIONS);
});
