import { login, logout, register, updatePassword } from '@lulus/contract';
import type { Context } from '../context.ts';
import { type Http, serve } from '../http/serve.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { registerStudent } from './register-student.ts';

export function authRoutes(http: Http, context: Context): void {
  serve(http, register, async ({ body }) => {
    await registerStudent(context, body);
    return { message: 'Your account has been made. Please log in.' };
  });

  serve(http, login, async ({ body }) => ({ access_token: await logIn(context, body) }));

  serve(http, logout, async ({ user }) => {
    await context.sessions.end(user);
    return { message: 'You have been logged out.' };
  });

  serve(http, updatePassword, async ({ user, body }) => ({
    access_token: await changePassword(context, user, body),
    message: 'Your password has been changed',
  }));
}
