import type { ExaminationAdmin } from '@lulus/contract';
import { listSections } from '../bank/sections.queries.ts';
import type { Context } from '../context.ts';
import { getExaminationForAdmin } from './examination-admin.queries.ts';
import { presentTimes } from './present-examination.ts';

export async function readExaminationAdmin({ db }: Context, id: string): Promise<ExaminationAdmin> {
  const examination = await getExaminationForAdmin(db, id);
  return {
    ...examination,
    ...presentTimes(examination),
    sections: await listSections(db, id),
  };
}
