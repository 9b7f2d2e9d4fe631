import { exportAccount, previewErasure } from '@lulus/contract';
import type { AuthContext } from '../auth/context.ts';
import { actorOf } from '../platform/http/actor.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { countOldAttempts } from './erasure.queries.ts';
import { exportOwnAccount } from './export-account.ts';

export function privacyRoutes(http: Http, context: AuthContext): void {
  serve(http, exportAccount, (call) => exportOwnAccount(context, actorOf(call)));

  serve(http, previewErasure, ({ query: { months } }) =>
    countOldAttempts(context.db, { now: context.clock(), months }),
  );
}
