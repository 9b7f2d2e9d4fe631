import type { Readable } from 'node:stream';
import { type getPaper, PAPER_VERSION_HEADER, type Parsed, SHUFFLED } from '@lulus/contract';
import { preferredEncoding } from '../../platform/http/replies/accepted-encoding.ts';
import type { Attempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { requireRunning } from '../start/latest-attempt.ts';
import { startAttempt } from '../start/start-attempt.ts';
import { unpackPaper } from './build-paper.ts';

interface Request {
  method: string;
  query: Parsed<typeof getPaper, 'query'>;
  headers: { 'accept-encoding'?: string | string[] | undefined };
}

export interface PaperAnswer {
  headers: Record<string, string>;
  content: typeof SHUFFLED | Buffer | Readable;
}

/**
 * A GET without `have` starts the student's first attempt, since clients of the specification request
 * questions before the time. Our browser always sends `have`, so it never starts an attempt by reading.
 */
async function attemptOfPaper(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'revisions' | 'attempts' | 'writes'>,
  userId: string,
  { method, query }: Request,
): Promise<Attempt> {
  const { exam_id, have } = query;
  const newest = await context.attempts.getRecent(userId, exam_id);
  if (!newest && method === 'GET' && have === undefined) {
    return startAttempt(context, userId, { exam_id, first_only: true });
  }
  return requireRunning(newest);
}

/** Returns the paper of the student's running attempt, or a reply that the device already has it. */
export async function readPaper(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'revisions' | 'papers' | 'attempts' | 'writes'>,
  userId: string,
  request: Request,
): Promise<PaperAnswer> {
  const { query, headers } = request;
  const { revision_id, form } = await attemptOfPaper(context, userId, request);
  const version = context.papers.version(revision_id, form);
  const versionHeader = { [PAPER_VERSION_HEADER]: version };
  if (query.have === version) return { headers: versionHeader, content: SHUFFLED };
  const paper = await context.papers.get(revision_id, form);
  const encoding = preferredEncoding(headers['accept-encoding']);
  const named = { ...versionHeader, vary: 'accept-encoding' };
  if (encoding === 'identity') return { headers: named, content: unpackPaper(paper) };
  return { headers: { ...named, 'content-encoding': encoding }, content: paper[encoding] };
}
