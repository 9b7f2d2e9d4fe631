import { deleteStimulus, insertStimulus, listStimuli, updateStimulus } from '@lulus/contract';
import { getExaminationRow } from '../../examinations/examinations.queries.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { type Http, serve } from '../../platform/http/serve.ts';
import { linkStimulusRow } from '../../questions/link-files.ts';
import { listStimuli as listRows } from '../../questions/stimuli.queries.ts';
import { removeStimulus } from './delete-stimulus.ts';
import { addStimulus } from './insert-stimulus.ts';
import { editStimulus } from './update-stimulus.ts';

export function stimuliRoutes(http: Http, context: PlatformContext): void {
  const { db, assetLinks } = context;

  serve(http, listStimuli, async ({ params }) => {
    await getExaminationRow(db, params.examId);
    const rows = await listRows(db, params.examId);
    return rows.map((row) => linkStimulusRow(row, assetLinks));
  });

  serve(http, insertStimulus, async ({ body, files, say, ...call }) => ({
    message: say('stimulus_inserted'),
    stimulus: await addStimulus(context, actorOf(call), body, files),
  }));

  serve(http, updateStimulus, async ({ params, body, files, say, ...call }) => ({
    message: say('stimulus_edited'),
    stimulus: await editStimulus(context, actorOf(call), params.id, body, files),
  }));

  serve(http, deleteStimulus, async ({ params, say, ...call }) => {
    await removeStimulus(context, actorOf(call), params.id);
    return { message: say('stimulus_deleted') };
  });
}
