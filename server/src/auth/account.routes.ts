import * as contract from '@lulus/contract';
import { audit } from '../platform/audit/audit.ts';
import { notFound } from '../platform/errors.ts';
import { actorOf } from '../platform/http/actor.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { getAccount } from './account/users.queries.ts';
import type { AuthContext } from './context.ts';
import { beginSecondFactor } from './second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts';
import { readSecondFactor } from './second-factor/read-second-factor.ts';
import { removeSecondFactor } from './second-factor/remove-second-factor.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { listSessions } from './sessions/list-sessions.ts';

export function accountRoutes(http: Http, context: AuthContext): void {
  serve(http, contract.getAccount, ({ user }) => getAccount(context.db, user.id));

  serve(http, contract.listSessions, async ({ user }) => ({ sessions: await listSessions(context, user) }));

  serve(http, contract.endOtherSessions, async (call) => {
    const { user } = call;
    // Audit only calls that ended a session. Otherwise repeated calls would fill the audit log.
    if ((await context.sessions.endOthers(user)) > 0) {
      const subject = { person_id: user.id };
      const deed = { at: context.clock(), actor: actorOf(call), action: 'sessions_ended' } as const;
      await audit(context.db, { ...deed, subject });
    }
    return { message: call.say('logged_out_elsewhere') };
  });

  serve(http, contract.endOwnSession, async ({ params, say, ...call }) => {
    const session = { id: call.user.id, jti: params.id };
    if (!(await context.sessions.end(session, actorOf(call)))) throw notFound();
    return { message: say('logged_out_there') };
  });

  serve(http, contract.getSecondFactor, ({ user }) => readSecondFactor(context, user.id));

  serve(http, contract.beginSecondFactor, async ({ body, ...call }) => ({
    uri: await beginSecondFactor(context, actorOf(call), body.password),
  }));

  serve(http, contract.confirmSecondFactor, async ({ body, ...call }) => ({
    recovery_codes: await confirmSecondFactor(context, actorOf(call), body.code),
  }));

  serve(http, contract.renewRecoveryCodes, async ({ body, ...call }) => ({
    recovery_codes: await renewRecoveryCodes(context, actorOf(call), body),
  }));

  serve(http, contract.removeSecondFactor, async ({ body, say, ...call }) => {
    await removeSecondFactor(context, actorOf(call), body);
    return { message: say('second_factor_off') };
  });
}
