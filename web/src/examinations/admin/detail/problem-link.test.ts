import type { PublishProblem } from '@lulus/contract';
import { expect, test } from 'vitest';
import { problemLink } from './problem-link.ts';

const problem = (code: PublishProblem['code'], bank_id: string | null = null): PublishProblem => ({
  code,
  message: '',
  bank_id,
  bank_section: null,
});

test('a problem of one question leads to that question', () => {
  expect(problemLink('e1', problem('no_right_answer', 'q1'))).toEqual({
    to: '/admin/edit-examination-bank?exam=e1&question=q1',
    bankId: 'q1',
  });
});

test('a problem of the examination leads to the page that fixes it', () => {
  expect(problemLink('e1', problem('no_questions')).to).toBe('/admin/insert-examination-bank?exam=e1');
  expect(problemLink('e1', problem('window_over')).to).toBe('/admin/edit-examination?exam=e1');
});
