/** Creates examinations, and students who take them during the faults. */
import { aListeningItem, anExamination, aStudent } from '../factories.ts';
import { FIVE_TYPES } from '../five-types.ts';
import type { Keys } from './checks.ts';
import type { Scene } from './scene.ts';
import { seededRandom } from './seeded.ts';
import { type SimulatedStudent, simulateStudent } from './student.ts';

const WINDOW_MS = 12_000;
/** Every fifth student never submits, so that the deadline ends the attempts. */
const NEVER_SUBMITS_EVERY = 5;

/** A recording, and a question of each type. Halves of the weights have at most two decimals. */
const SECTIONS = [
  {
    name: 'LISTENING',
    items: [aListeningItem({ ...FIVE_TYPES.choice.item, bank_question_weight: 2 })],
  },
  {
    name: 'TYPES',
    items: Object.values(FIVE_TYPES).map(({ item }, at) => ({ ...item, bank_question_weight: at + 0.5 })),
  },
];

export async function enrol(scene: Scene, seed: number, count: number) {
  const { context, nodes } = scene;
  // Faults use another random sequence, so that they do not depend on the speed of the students.
  const random = seededRandom(seed);
  const often = { sections: SECTIONS, settings: { attempts_allowed: 10_000 } };
  const long = await anExamination(context, often);
  const minute = await anExamination(context, { ...often, minutes: 1 });
  const window = await anExamination(context, {
    sections: SECTIONS,
    settings: { closes_at: new Date(Date.now() + WINDOW_MS) },
  });
  const keysOf = new Map<string, Keys>(
    [long, minute, window].map(({ id, items }) => [
      id,
      new Map(
        items.map(({ id: question, interaction, bank_question_weight: weight }) => [
          question,
          { interaction, weight },
        ]),
      ),
    ]),
  );
  const exam = ({ id, items }: typeof long) => ({
    id,
    questions: items.map(({ id: question, interaction }) => ({ id: question, interaction })),
  });
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
