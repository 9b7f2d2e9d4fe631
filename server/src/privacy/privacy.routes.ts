import { exportAccount, previewErasure } from '@lulus/contract';
import { actorOf } from '../audit/actor.ts';
import type { Context } from '../context.ts';
import { guardAgain } from '../http/guard.ts';
import { type Http, serve } from '../http/serve.ts';
import { countOldAttempts } from './erasure.queries.ts';
import { exportOwnAccount } from './export-account.ts';

export function privacyRoutes(http: Http, context: Context): void {
  serve(http, exportAccount, (call) =>
    exportOwnAccount(context, actorOf(call), () => guardAgain(http.sessions, call.reply.request)),
  );

  serve(http, previewErasure, ({ query: { months } }) =>
    countOldAttempts(context.db, { now: context.clock(), months }),
  );
}
