import { type getPaper, PAPER_VERSION_HEADER, type Parsed, SHUFFLED } from '@lulus/contract';
import type { Context } from '../context.ts';
import { preferredEncoding } from '../http/accepted-encoding.ts';
import { encodePaper } from './build-paper.ts';
import { getRunningAttempt } from './latest-attempt.ts';

const NOTHING = Buffer.alloc(0);

interface Request {
  query: Parsed<typeof getPaper, 'query'>;
  headers: { 'if-none-match'?: string | undefined; 'accept-encoding'?: string | string[] | undefined };
}

export interface PaperAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  content: typeof SHUFFLED | Buffer;
}

/** The paper of the student's running attempt, or the word that theirs is it. */
export async function answerPaper(
  context: Context,
  userId: string,
  { query, headers }: Request,
): Promise<PaperAnswer> {
  const { revision_id, form } = await getRunningAttempt(context, userId, query.exam_id);
  const version = context.papers.version(revision_id, form);
  const known = { [PAPER_VERSION_HEADER]: version };
  if (query.have === version) return { status: 200, headers: known, content: SHUFFLED };
  const etag = `"${version}"`;
  // By the token too: of a shared computer's cache nobody else can have it, not even without asking the server.
  const vary = 'accept-encoding, authorization';
  const named = { ...known, etag, 'cache-control': 'private, no-cache', vary };
  if (headers['if-none-match']?.includes(etag)) return { status: 304, headers: named, content: NOTHING };
  const paper = await context.papers.get(revision_id, form);
  const encoding = preferredEncoding(headers['accept-encoding']);
  const content = await encodePaper(paper, encoding);
  return {
    status: 200,
    headers: encoding === 'identity' ? named : { ...named, 'content-encoding': encoding },
    content,
  };
}
