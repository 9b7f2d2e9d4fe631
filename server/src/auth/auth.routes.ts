import * as contract from '@lulus/contract';
import { actorOf } from '../platform/http/actor.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { changePassword } from './account/change-password.ts';
import { listClasses } from './account/list-classes.ts';
import { registerStudent } from './account/register-student.ts';
import type { AuthContext } from './context.ts';
import { forgotPassword } from './links/forgot-password.ts';
import { setPassword } from './links/set-password.ts';
import { verifyToken } from './links/verify-token.ts';
import { logIn } from './login/log-in.ts';
import { deviceOf } from './sessions/device.ts';

/** Of an address and process. A class may register at once. */
const REGISTRATIONS_PER_MINUTE = 300;

export function authRoutes(http: Http, context: AuthContext): void {
  serve(
    http,
    contract.register,
    async ({ body, say, ...call }) => {
      await registerStudent(context, actorOf(call), body);
      return { message: say('registered') };
    },
    { maxPerMinute: REGISTRATIONS_PER_MINUTE },
  );

  serve(http, contract.listClasses, async () => ({ classes: await listClasses(context) }));

  serve(http, contract.login, async ({ body, ...call }) => ({
    access_token: await logIn(context, actorOf(call), deviceOf(call.reply.request), body),
  }));

  serve(http, contract.logout, async (call) => {
    await context.sessions.end(call.user, actorOf(call));
    return { message: call.say('logged_out') };
  });

  serve(http, contract.updatePassword, async ({ body, say, ...call }) => ({
    access_token: await changePassword(context, actorOf(call), call.user, body),
    message: say('password_changed'),
  }));

  serve(http, contract.verifyToken, ({ body }) => verifyToken(context, body.token));

  serve(http, contract.setPassword, async ({ body, ...call }) => ({
    access_token: await setPassword(context, actorOf(call), deviceOf(call.reply.request), body),
  }));

  serve(http, contract.forgotPassword, async ({ body, say, ...call }) => {
    await forgotPassword(context, actorOf(call), body);
    return { message: say('link_on_its_way') };
  });
}
