import type { Db } from '../platform/db/database.ts';
import type { RevisionStimulus } from '../platform/db/json-columns.ts';

/** Returns the examination's stimuli, those of earlier sections first. */
export function listStimuli(db: Db, examinationId: string): Promise<RevisionStimulus[]> {
  return db
    .selectFrom('stimuli')
    .innerJoin('sections', 'sections.id', 'stimuli.section_id')
    .select(['stimuli.id', 'content', 'bank_asset', 'play_limit', 'shuffle_items'])
    .where('stimuli.examination_id', '=', examinationId)
    .orderBy('sections.position')
    .orderBy('stimuli.created_at')
    .execute();
}
