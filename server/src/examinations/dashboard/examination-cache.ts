import { cachedLoader } from '../../platform/db/cached-loader.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Notices } from '../../platform/db/notices.ts';
import { publishedExaminations } from '../examinations.queries.ts';

export type HeldExamination = Awaited<
  ReturnType<ReturnType<typeof publishedExaminations>['execute']>
>[number];

/** The data of examinations that are the same for every student, cached until one of them changes. */
export interface ExaminationCache {
  /** Those that are open to the class, the newest first; `className` is lower case and trimmed. */
  openTo(className: string | null): Promise<HeldExamination[]>;
  /** An examination that was ever published, also an archived one. */
  find(id: string): Promise<HeldExamination | undefined>;
}

const AT_MOST = 1000;

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
    atMost: AT_MOST,
    read: async (key) => {
      const className: string | null = JSON.parse(key);
      return (await published(topic)).filter(
        ({ classes }) => classes === null || (className !== null && classes.includes(className)),
      );
    },
  });
  const one = cachedLoader({
    notices,
    topic,
    atMost: AT_MOST,
    read: (id) => publishedExaminations(db).where('examinations.id', '=', id).executeTakeFirst(),
  });
  return { openTo: (className) => openTo(JSON.stringify(className)), find: one };
}
