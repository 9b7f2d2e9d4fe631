import type { listPublishProblems, Reply } from '@lulus/contract';
import type { PlatformContext } from '../../platform/context.ts';
import type { Say } from '../../platform/http/replies/reply-language.ts';
import { findAnswerKeyBias, hasTellingNumbers } from '../../questions/answer-key-bias.ts';
import { listItems } from '../../questions/bank-items.queries.ts';
import { listSections } from '../../questions/sections.queries.ts';
import { listStimuli } from '../../questions/stimuli.queries.ts';
import { findUnpinned } from '../../questions/unpinned-options.ts';
import { getExaminationRow } from '../examinations.queries.ts';
import { findDrawProblems, findUnusedCandidates } from './draw-problems.ts';
import { findPublishProblems } from './publish-problems.ts';
import { findStimulusProblems } from './stimulus-problems.ts';

export async function listProblemsOf(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  examinationId: string,
  say: Say,
): Promise<Reply<typeof listPublishProblems>> {
  const examination = await getExaminationRow(db, examinationId);
  const items = await listItems(db, examinationId);
  const sections = await listSections(db, examinationId);
  const mixed = new Set(
    sections
      .filter(({ shuffle_options }) => shuffle_options ?? examination.shuffle_options)
      .map(({ id }) => id),
  );
  const weightless = items.filter((item) => item.bank_question_weight === 0).length;
  return {
    problems: [
      ...findPublishProblems(examination, items, clock()),
      ...findStimulusProblems(items, await listStimuli(db, examinationId)),
      ...findDrawProblems(sections, items),
    ].map((one) => ({
      ...one,
      message: say(one.code),
    })),
    lopsided: findAnswerKeyBias(items),
    unpinned: findUnpinned(items, (id) => mixed.has(id)).map(({ id, bank_section }) => ({
      bank_id: id,
      bank_section,
    })),
    telling: items.filter(hasTellingNumbers).length,
    too_many: findUnusedCandidates(sections, items),
    weightless: weightless > 0 ? { weightless, questions: items.length } : null,
  };
}
