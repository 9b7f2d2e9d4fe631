import * as contract from '@lulus/contract';
import { actorOf } from '../audit/actor.ts';
import type { Context } from '../context.ts';
import { type Http, serve } from '../http/serve.ts';
import { changePassword } from './change-password.ts';
import { deviceOf } from './device.ts';
import { forgotPassword } from './forgot-password.ts';
import { logIn } from './log-in.ts';
import { registerStudent } from './register-student.ts';
import { setPassword } from './set-password.ts';
import { inStrangersTurn } from './strangers-turn.ts';
import { verifyToken } from './verify-token.ts';

export function authRoutes(http: Http, context: Context): void {
  serve(http, contract.register, async ({ body, ...call }) => {
    await registerStudent(context, actorOf(call), body);
    return { message: 'Your account has been made. Please log in.' };
  });

  serve(http, contract.login, async ({ body, ...call }) => ({
    access_token: await logIn(context, actorOf(call), deviceOf(call.reply.request), body),
  }));

  serve(http, contract.logout, async (call) => {
    await context.sessions.end(call.user, actorOf(call));
    return { message: 'You have been logged out.' };
  });

  serve(http, contract.updatePassword, async ({ body, ...call }) => ({
    access_token: await changePassword(context, actorOf(call), call.user, body),
    message: 'Your password has been changed',
  }));

  serve(http, contract.verifyToken, ({ body, ...call }) =>
    inStrangersTurn('link', actorOf(call), () => verifyToken(context, body.token)),
  );

  serve(http, contract.setPassword, async ({ body, ...call }) => ({
    access_token: await setPassword(context, actorOf(call), deviceOf(call.reply.request), body),
  }));

  serve(http, contract.forgotPassword, async ({ body, ...call }) => {
    await forgotPassword(context, actorOf(call), body);
    return { message: 'If there is such an account with an email address, a link is on its way there.' };
  });
}
