/** Creates examinations, and students who take them. */
import { anExamination, aStudent } from '../factories.ts';
import type { Keys } from './checks.ts';
import type { Scene } from './scene.ts';
import { seededRandom } from './seeded.ts';
import { type SimulatedStudent, simulateStudent } from './student.ts';

const WINDOW_MS = 12_000;
/** One student in so many lets the time run out. */
const DAWDLERS = 5;

export async function enrol(scene: Scene, seed: number, count: number) {
  const { context, nodes } = scene;
  // Faults use another sequence, so that they do not depend on how fast the students are.
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
          { right: item.bank_answer.map(String), weight: item.bank_question_weight },
        ]),
      ),
    ]),
  );
  const exam = ({ id, items }: typeof long) => ({ id, questions: items.map((item) => item.id) });
  const students: SimulatedStudent[] = [];
  for (let number = 0; number < count; number++) {
    const user = await aStudent(context);
    const dawdles = number % DAWDLERS === 0;
    students.push(
      simulateStudent({
        userId: user.id,
        token: await context.sessions.open(user),
        exams: dawdles ? [exam(window), exam(minute)] : [exam(long)],
        dawdles,
        origins: nodes.map(({ proxy }) => proxy.origin),
        random,
      }),
    );
  }
  return { students, keysOf };
}
