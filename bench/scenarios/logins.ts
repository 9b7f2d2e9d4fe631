import { login } from '@lulus/contract';
import { assertSuccess, assertThat } from '../http/refuse.ts';
import { headersOf, send } from '../http/request.ts';
import { PASSWORD, type Student } from '../school/students.ts';
import type { Scenario } from './scenario.ts';

export function loggingIn(students: Student[]): Scenario {
  const headers = headersOf();
  const waiting: Student[] = [];
  return {
    name: 'logins',
    async prepare(count) {
      waiting.splice(0, waiting.length, ...students.slice(0, count));
    },
    next() {
      const student = waiting.pop();
      if (!student) return undefined;
      return {
        request: send('POST', login.path, headers, { email: student.email, password: PASSWORD }),
        check(answer) {
          assertSuccess(answer, 'a login');
          const { access_token } = JSON.parse(answer.body.toString()) as { access_token: string };
          const payload = Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString();
          assertThat(
            (JSON.parse(payload) as { id: string }).id === student.id,
            'A login returned the token of another account.',
          );
        },
      };
    },
  };
}
