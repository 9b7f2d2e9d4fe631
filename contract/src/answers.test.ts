import { expect, test } from 'vitest';
import { submittedAnswers } from './answers.ts';
import { MAX_QUESTIONS_PER_EXAMINATION } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';

const MOST = MAX_QUESTIONS_PER_EXAMINATION;
const questions = (count: number, first = 0) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`question ${first + at}`, '']));

test('a submitted list may contain as many questions as an examination, in any notation', () => {
  expect(submittedAnswers.parse([questions(MOST)])).toHaveLength(MOST);
  expect(submittedAnswers.parse([questions(1), questions(MOST - 1, 1)])).toHaveLength(MOST);
  const lists = [[questions(MOST + 1)], [questions(1), questions(MOST, 1)], [{}, questions(17_000)]];
  for (const list of lists) {
    const { error } = submittedAnswers.safeParse(list);
    expect(error?.issues).toMatchObject([
      { path: [list.length - 1], message: fieldMessage('too_many_chosen', { max: 1000 }) },
    ]);
  }
});

test('a longer list is rejected before its choices are parsed', () => {
  const looked: string[] = [];
  const entry = new Proxy(questions(MOST + 1), {
    get: (target, name) => {
      looked.push(String(name));
      return Reflect.get(target, name);
    },
  });
  expect(submittedAnswers.safeParse([entry]).success).toBe(false);
  expect(looked.filter((name) => name.startsWith('question'))).toEqual([]);
});
