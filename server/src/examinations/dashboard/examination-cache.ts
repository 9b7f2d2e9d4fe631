import { cachedLoader } from '../../platform/db/cached-loader.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Notices } from '../../platform/db/notices.ts';
import { publishedExaminations } from '../examinations.queries.ts';

export type CachedExamination = Awaited<
  ReturnType<ReturnType<typeof publishedExaminations>['execute']>
>[number];

/** Caches the data of examinations that are the same for every student, until one of them changes. */
export interface ExaminationCache {
  /** Returns those that are open to the class, the newest first. */
  openTo(classId: string | null): Promise<CachedExamination[]>;
  /** Returns an examination that was ever published, including archived ones. */
  find(id: string): Promise<CachedExamination | undefined>;
}

const MAX_ENTRIES = 1000;

export function createExaminationCache({
  db,
  notices,
}: {
  db: Database;
  notices: Notices;
}): ExaminationCache {
  const topic = 'examinations';
  const published = cachedLoader({
    notices,
    topic,
    atMost: 1,
    read: () => publishedExaminations(db).where('examinations.status', '=', 'published').execute(),
  });
  const openTo = cachedLoader({
    notices,
    topic,
    atMost: MAX_ENTRIES,
    read: async (key) => {
      return (await published(topic)).filter(({ class_ids }) => class_ids?.includes(key) ?? true);
    },
  });
  const one = cachedLoader({
    notices,
    topic,
    atMost: MAX_ENTRIES,
    read: (id) => publishedExaminations(db).where('examinations.id', '=', id).executeTakeFirst(),
  });
  return { openTo: (classId) => openTo(classId ?? ''), find: one };
}
