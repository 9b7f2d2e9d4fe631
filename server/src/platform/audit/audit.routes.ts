import { AUDIT_PAGE_SIZE, exportAuditLines, listAuditLines } from '@lulus/contract';
import type { PlatformContext } from '../context.ts';
import { actorOf } from '../http/actor.ts';
import { type Http, serve } from '../http/serve.ts';
import { listLines } from './audit.queries.ts';
import { exportLines } from './export-lines.ts';
import { presentLine } from './present-line.ts';

export function auditRoutes(http: Http, context: PlatformContext): void {
  serve(http, listAuditLines, async ({ query: { before, ...filter } }) => {
    const rows = await listLines(context.db, filter, { before, limit: AUDIT_PAGE_SIZE + 1 });
    const lines = rows.slice(0, AUDIT_PAGE_SIZE).map(presentLine);
    return { lines, next: rows.length > AUDIT_PAGE_SIZE ? (lines.at(-1)?.id ?? null) : null };
  });

  serve(http, exportAuditLines, ({ query, ...call }) => exportLines(context, actorOf(call), query));
}
