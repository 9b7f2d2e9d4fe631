import { MAX_FOUND, searchSchool } from '@lulus/contract';
import type { PlatformContext } from '../platform/context.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { findExaminations, findStudents } from './search.queries.ts';
import { searchWords, studentQuery } from './search-words.ts';

export function searchRoutes(http: Http, { db }: Pick<PlatformContext, 'db'>): void {
  serve(http, searchSchool, async ({ query: { q }, user }) => {
    const words = searchWords(q);
    if (words.length === 0) return { students: [], examinations: [] };
    return {
      students: await findStudents(db, user, studentQuery(q), MAX_FOUND),
      examinations: await findExaminations(db, user, words, MAX_FOUND),
    };
  });
}
