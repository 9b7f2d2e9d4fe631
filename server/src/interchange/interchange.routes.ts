import {
  exportQuestions,
  getImportTemplate,
  importExamination,
  importQuestions,
  previewImport,
  reportExport,
  undoImport,
} from '@lulus/contract';
import type { PlatformContext } from '../platform/context.ts';
import { actorOf } from '../platform/http/actor.ts';
import { type Http, saveAs, serve } from '../platform/http/serve.ts';
import { exportExamination, reportOf } from './export/export-questions.ts';
import { importPackage } from './import/import-examination.ts';
import { preview } from './import/preview-import.ts';
import { storeImport } from './import/store-import.ts';
import { undoImport as undo } from './import/undo-import.ts';
import { writeTemplate } from './template/write-template.ts';

export function interchangeRoutes(http: Http, context: PlatformContext): void {
  serve(http, previewImport, ({ body, files, say }) => preview(context, body, files, say));

  serve(http, importQuestions, async ({ body, say, ...call }) => {
    const stored = await storeImport(context, actorOf(call), body);
    return { message: say('questions_imported', { count: stored.counts.stored }), ...stored };
  });

  serve(http, undoImport, async ({ body, say, ...call }) => ({
    message: say('import_undone_now'),
    deleted: await undo(context, actorOf(call), body.import_id),
  }));

  serve(http, importExamination, ({ files, say, ...call }) =>
    importPackage(context, { user: call.user, actor: actorOf(call) }, files, say),
  );

  serve(http, exportQuestions, async ({ params, query, reply }) => {
    const { file, name, refused } = await exportExamination(context, params.examId, query.format);
    saveAs(reply, name);
    reply.header('x-export-refused', refused.length);
    return Buffer.from(file);
  });

  serve(http, reportExport, ({ params, query, say }) => reportOf(context, params.examId, query.format, say));

  serve(http, getImportTemplate, async ({ query, reply }) => {
    const { file, name } = await writeTemplate(query);
    saveAs(reply, name);
    return Buffer.from(file);
  });
}
