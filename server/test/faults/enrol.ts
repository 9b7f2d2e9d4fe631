/** Creates examinations, and students who take them during the faults. */
import { anExamination, aStudent } from '../factories.ts';
import type { Keys } from './checks.ts';
import type { Scene } from './scene.ts';
import { seededRandom } from './seeded.ts';
import { type SimulatedStudent, simulateStudent } from './student.ts';

const WINDOW_MS = 12_000;
/** Every fifth student never submits, so that the deadline ends the attempts. */
const NEVER_SUBMITS_EVERY = 5;

export async function enrol(scene: Scene, seed: number, count: number) {
  const { context, nodes } = scene;
  // Faults use another random sequence, so that they do not depend on the speed of the students.
  const random = seededRandom(seed);
  const long = await anExamination(context, { settings: { attempts_allowed: 10_000 } });
  const minute = await anExamination(context, { minutes: 1, settings: { attempts_allowed: 10_000 } });
  const window = await anExamination(context, {
    settings: { closes_at: new Date(Date.now() + WINDOW_MS) },
  });
  const keysOf = new Map<string, Keys>(
    [long, minute, window].map(({ id, items }) => [
      id,
      new Map(
        items.map((item) => [
          item.id,
          { right: item.bank_key as string[], weight: item.bank_question_weight },
        ]),
      ),
    ]),
  );
  const exam = ({ id, items }: typeof long) => ({ id, questions: items.map((item) => item.id) });
  const students: SimulatedStudent[] = [];
  for (let number = 0; number < count; number++) {
    const user = await aStudent(context);
    const neverSubmits = number % NEVER_SUBMITS_EVERY === 0;
    students.push(
      simulateStudent({
        userId: user.id,
        token: await context.sessions.open(user),
        exams: neverSubmits ? [exam(window), exam(minute)] : [exam(long)],
        neverSubmits,
        origins: nodes.map(({ proxy }) => proxy.origin),
        random,
      }),
    );
  }
  return { students, keysOf };
}
