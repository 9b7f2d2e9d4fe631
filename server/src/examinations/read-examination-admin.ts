import type { ExaminationAdmin } from '@lulus/contract';
import type { PlatformContext } from '../platform/context.ts';
import { listSections } from '../questions/sections.queries.ts';
import { getExaminationForAdmin } from './examination-admin.queries.ts';
import { presentTimes } from './present-examination.ts';

export async function readExaminationAdmin(
  { db }: Pick<PlatformContext, 'db'>,
  id: string,
): Promise<ExaminationAdmin> {
  const examination = await getExaminationForAdmin(db, id);
  return {
    ...examination,
    ...presentTimes(examination),
    sections: await listSections(db, id),
  };
}
