import { isDeepStrictEqual } from 'node:util';
import type { AnswerEntry, Parsed, Reply, StoredAnswer, saveAnswers } from '@lulus/contract';
import type { Problem } from '@lulus/contract/messages';
import type { Revision } from '../../examinations/publishing/revision.ts';
import { revisionOfAttempt } from '../../examinations/publishing/revision-cache.ts';
import { sectionOver } from '../../platform/errors.ts';
import type { Say } from '../../platform/http/replies/reply-language.ts';
import type { Attempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { isSectionOpen, openQuestions, sectionSeconds } from '../sections/section-clock.ts';
import { getStored, isElsewhere } from '../state/read-state.ts';
import { newestPerQuestion, type ReadEntry, readEntries } from './answer-entries.ts';
import type { AnswerWrite } from './answers.queries.ts';
import { writeToRunning } from './write-to-running.ts';

/**
 * Returns the stored answers in place of entries that were not stored. Skips entries that equal the stored
 * answer, since they are retries.
 */
async function findSuperseded(
  context: Pick<AttemptsContext, 'readings'>,
  attemptId: string,
  passedOver: ReadEntry<AnswerEntry>[],
) {
  const superseded: Record<string, StoredAnswer> = {};
  if (passedOver.length === 0) return superseded;
  const { answers: stored } = await getStored(context, attemptId);
  for (const { question_id, option, response, flagged } of passedOver) {
    const current = stored[question_id];
    const isSame = current?.flagged === flagged && isDeepStrictEqual(current.response, option ?? response);
    if (current && !isSame) superseded[question_id] = current;
  }
  return superseded;
}

function presentRefused(refused: Record<string, Problem>, say: Say) {
  const ids = Object.entries(refused);
  return ids.length === 0
    ? undefined
    : Object.fromEntries(ids.map(([id, problem]) => [id, { ...problem, message: say(problem) }]));
}

/**
 * Ignores an incomplete position, and one in a section that is not open. After an outage, a device may show a section
 * before it begins.
 */
function readPosition(
  { section, question }: Pick<AnswerWrite, 'section' | 'question'>,
  { attempt, revision, now }: { attempt: Attempt; revision: Revision; now: Date },
): Pick<AnswerWrite, 'section' | 'question' | 'barrier'> {
  const isOpen =
    section !== undefined &&
    question !== undefined &&
    isSectionOpen(attempt, sectionSeconds(revision), section, now);
  if (!isOpen) return { section: undefined, question: undefined, barrier: undefined };
  const barrier = revision.sections.findIndex(({ forward_only }, at) => forward_only && at >= section);
  return { section, question, barrier: barrier === -1 ? undefined : barrier };
}

/**
 * Returns once everything is durable. Throws 410 and changes nothing if the attempt is over. Also stores
 * answers of an inactive device by `seq`; the reply then has `elsewhere: true`.
 */
export async function saveAttemptAnswers(
  context: Pick<AttemptsContext, 'clock' | 'revisions' | 'attempts' | 'readings' | 'writes'>,
  userId: string,
  { answers, listening, section, question, device_id, ...meant }: Parsed<typeof saveAnswers, 'body'>,
  say: Say,
): Promise<Reply<typeof saveAnswers>> {
  const newest = newestPerQuestion(answers);
  let refused: Record<string, Problem> = {};
  const written = await writeToRunning(context, userId, meant, {
    async prepare(attempt, now) {
      const revision = await revisionOfAttempt(context.revisions, attempt);
      const read = readEntries(revision, newest);
      refused = read.refused;
      const entries = read.fitting;
      const isOpen = openQuestions(attempt, revision, now);
      if (!entries.every((entry) => isOpen(entry.question_id))) throw sectionOver();
      return {
        attempt,
        answers: entries,
        ...readPosition({ section, question }, { attempt, revision, now }),
        device_id,
        now,
      };
    },
    async write(write) {
      // Before the answers: the attempt may end in between, and the reply acknowledges both.
      if (listening) await context.writes.listen({ attempt: write.attempt, now: write.now, listening });
      const done = await context.writes.save(write);
      return done && { ...done, attempt_id: write.attempt.id, now: write.now };
    },
  });
  return {
    saved: written.saved,
    now: written.now.toISOString(),
    superseded: await findSuperseded(context, written.attempt_id, written.passed_over),
    refused: presentRefused(refused, say),
    elsewhere: isElsewhere(written, device_id),
  };
}
