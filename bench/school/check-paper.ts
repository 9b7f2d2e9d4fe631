import { PAPER_VERSION_HEADER, type Paper } from '@lulus/contract';
import { type Answer, headerOf } from '../http/connection.ts';
import { readBody } from '../http/read-body.ts';
import { assertSuccess, assertThat } from '../http/refuse.ts';
import { type Examination, OPTIONS } from './examination.ts';

function insistOnPaper(exam: Paper['exam'], { id, questions }: Examination): void {
  const asked = Object.values(exam.examination_bank).flat();
  const isWhole =
    exam.id === id &&
    asked.length === questions.length &&
    new Set([...questions, ...asked.map((question) => question.id)]).size === questions.length &&
    asked.every(({ bank_option }) => bank_option.length === OPTIONS);
  assertThat(isWhole, 'A paper does not have the questions of its examination.');
}

/**
 * Returns a check of papers. Parses the first paper of each form and encoding. Further ones must have the
 * same bytes, which is cheap to compare.
 */
export function paperCheck(examination: Examination): (answer: Answer) => void {
  const papers = new Map<string, Buffer>();
  return (answer) => {
    assertSuccess(answer, 'a paper');
    const version = headerOf(answer, PAPER_VERSION_HEADER);
    const form = `${version} ${headerOf(answer, 'content-encoding')}`;
    const seen = papers.get(form);
    if (seen) return assertThat(seen.equals(answer.body), 'Two papers of one form differ.');
    assertThat(version !== undefined, 'A paper has no version.');
    insistOnPaper((readBody(answer) as Paper).exam, examination);
    papers.set(form, Buffer.from(answer.body));
  };
}
