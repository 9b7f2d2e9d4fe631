import { exportAccount, previewErasure } from '@lulus/contract';
import type { AuthContext } from '../auth/context.ts';
import { actorOf } from '../platform/http/actor.ts';
import { guardAgain } from '../platform/http/guard.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { countOldAttempts } from './erasure.queries.ts';
import { exportOwnAccount } from './export-account.ts';

export function privacyRoutes(http: Http, context: AuthContext): void {
  serve(http, exportAccount, (call) =>
    exportOwnAccount(context, actorOf(call), () => guardAgain(http.sessions, call.reply.request)),
  );

  serve(http, previewErasure, ({ query: { months } }) =>
    countOldAttempts(context.db, { now: context.clock(), months }),
  );
}
