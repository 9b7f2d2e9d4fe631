import type { ExaminationAdmin } from '@lulus/contract';
import type { PlatformContext } from '../platform/context.ts';
import { listSections } from '../questions/sections.queries.ts';
import { getExaminationForAdmin } from './examination-admin.queries.ts';
import { presentTimes, wholeMinutes } from './present-examination.ts';

export async function readExaminationAdmin(
  { db }: Pick<PlatformContext, 'db'>,
  id: string,
): Promise<ExaminationAdmin> {
  const examination = await getExaminationForAdmin(db, id);
  const sections = await listSections(db, id);
  return {
    ...examination,
    ...presentTimes(examination),
    shuffle: examination.shuffle_questions || examination.shuffle_options,
    sections: sections.map((section) => ({
      ...section,
      duration: wholeMinutes(section.duration_seconds),
    })),
  };
}
