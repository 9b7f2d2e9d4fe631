import type { Readable } from 'node:stream';
import { type getPaper, PAPER_VERSION_HEADER, type Parsed, SHUFFLED } from '@lulus/contract';
import type { Context } from '../context.ts';
import { preferredEncoding } from '../http/accepted-encoding.ts';
import { fewStreams } from '../http/few-streams.ts';
import { unpackPaper } from './build-paper.ts';
import { getRunningAttempt } from './latest-attempt.ts';

interface Request {
  query: Parsed<typeof getPaper, 'query'>;
  headers: { 'accept-encoding'?: string | string[] | undefined };
}

export interface PaperAnswer {
  headers: Record<string, string>;
  content: typeof SHUFFLED | Buffer | Readable;
}

const unpacked = fewStreams();

/** The paper of the student's running attempt, or the word that theirs is it. */
export async function answerPaper(
  context: Context,
  userId: string,
  { query, headers }: Request,
): Promise<PaperAnswer> {
  const { revision_id, form } = await getRunningAttempt(context, userId, query.exam_id);
  const version = context.papers.version(revision_id, form);
  const known = { [PAPER_VERSION_HEADER]: version };
  if (query.have === version) return { headers: known, content: SHUFFLED };
  const paper = await context.papers.get(revision_id, form);
  const encoding = preferredEncoding(headers['accept-encoding']);
  const named = { ...known, vary: 'accept-encoding' };
  if (encoding === 'identity') {
    return { headers: named, content: await unpacked(userId, async () => unpackPaper(paper)) };
  }
  return { headers: { ...named, 'content-encoding': encoding }, content: paper[encoding] };
}
