import * as contract from '@lulus/contract';
import type { Context } from '../context.ts';
import { type Http, serve } from '../http/serve.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { logIn } from './log-in.ts';
import { registerStudent } from './register-student.ts';
import { setPassword } from './set-password.ts';
import { verifyToken } from './verify-token.ts';

export function authRoutes(http: Http, context: Context): void {
  serve(http, contract.register, async ({ body, reply }) => {
    await registerStudent(context, body, reply.request.ip);
    return { message: 'Your account has been made. Please log in.' };
  });

  serve(http, contract.login, async ({ body: { device_id, ...form }, reply }) => ({
    access_token: await logIn(context, form, { address: reply.request.ip, device_id }),
  }));

  serve(http, contract.logout, async ({ user }) => {
    await context.sessions.end(user);
    return { message: 'You have been logged out.' };
  });

  serve(http, contract.updatePassword, async ({ user, body }) => ({
    access_token: await changePassword(context, user, body),
    message: 'Your password has been changed',
  }));

  serve(http, contract.verifyToken, ({ body }) => verifyToken(context, body.token));

  serve(http, contract.setPassword, async ({ body }) => ({ access_token: await setPassword(context, body) }));

  serve(http, contract.forgotPassword, async ({ body, reply }) => {
    await forgotPassword(context, body.email, reply.request.ip);
    return { message: 'If there is such an account with an email address, a link is on its way there.' };
  });
}
