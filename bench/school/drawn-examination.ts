/** An examination whose papers have half of the questions of its bank. Half of a paper's questions are in groups. */
import { v7 as newId } from 'uuid';
import type { Context } from '../../server/src/process/create-context.ts';
import { seededRandom } from '../../server/test/faults/seeded.ts';
import { type Examination, publishExamination, QUESTIONS, question, TEXT_WORDS } from './examination.ts';
import { drawText } from './question-text.ts';

const GROUP = 4;
/** Words of each question that its group's passage has instead. */
const SHARED_WORDS = 13;

/** Returns questions of the groups, and their passages. A paper has half of the groups. */
function passages() {
  const stimuli = Array.from({ length: QUESTIONS / GROUP }, (_, at) => ({
    id: newId(),
    content: `<p>${drawText(seededRandom(500 + at), GROUP * SHARED_WORDS)}</p>`,
  }));
  const items = stimuli.flatMap(({ id }, at) =>
    Array.from({ length: GROUP }, (_, place) => ({
      ...question(at * GROUP + place, TEXT_WORDS - SHARED_WORDS),
      stimulus_id: id,
      tags: ['bacaan'],
    })),
  );
  return { stimuli, items };
}

/** Returns single questions, half of them easy. A paper has half of each. */
const singles = () =>
  Array.from({ length: QUESTIONS }, (_, at) => ({
    ...question(QUESTIONS + at),
    tags: [at % 2 ? 'sukar' : 'mudah'],
  }));

export async function makeDrawnExamination(context: Context): Promise<Examination> {
  return publishExamination(context, [
    { name: 'READING', ...passages(), draw: [{ tags: ['bacaan'], count: QUESTIONS / 2 / GROUP }] },
    {
      name: 'GRAMMAR',
      items: singles(),
      draw: ['mudah', 'sukar'].map((tag) => ({ tags: [tag], count: QUESTIONS / 4 })),
    },
  ]);
}
