/** Creates examinations, and students who take them during the faults. */
import { v7 as newId } from 'uuid';
import type { RevisionItem } from '../../src/platform/db/json-columns.ts';
import type { Context } from '../../src/process/create-context.ts';
import { aListeningItem, anExamination, aStudent, type ExaminationPlan } from '../factories.ts';
import { FIVE_TYPES } from '../five-types.ts';
import type { Keys } from './checks.ts';
import type { Scene } from './scene.ts';
import { seededRandom } from './seeded.ts';
import { type Exam, type SimulatedStudent, simulateStudent } from './student.ts';

const WINDOW_MS = 12_000;
/** Every fifth student never submits, so that the deadline ends the attempts. */
const NEVER_SUBMITS_EVERY = 5;

/** A question of each type. Halves of the weights have at most two decimals. */
const TYPES = Object.values(FIVE_TYPES).map(({ item }, at) => ({ ...item, bank_question_weight: at + 0.5 }));
/** Without essays, a result has points at once. */
const GRADED = TYPES.filter(({ interaction }) => interaction !== 'essay');

/** Creates an examination with a recording of a question and one of a stimulus, and these questions. */
async function aRecordedExamination(context: Context, items: Partial<RevisionItem>[], plan: ExaminationPlan) {
  const stimulus_id = newId();
  const recorded = { ...FIVE_TYPES.choice.item, stimulus_id };
  const { bank_asset } = aListeningItem();
  const { id, items: own } = await anExamination(context, {
    ...plan,
    sections: [
      {
        name: 'LISTENING',
        stimuli: [{ id: stimulus_id, bank_asset }],
        items: [aListeningItem({ ...FIVE_TYPES.choice.item, bank_question_weight: 2 }), recorded, recorded],
      },
      { name: 'TYPES', items },
    ],
  });
  const keys: Keys = new Map(
    own.map(({ id: question, interaction, bank_question_weight: weight }) => [
      question,
      { interaction, weight },
    ]),
  );
  const exam: Exam = {
    id,
    questions: own.map(({ id: question, interaction }) => ({ id: question, interaction })),
    recordings: [{ question_id: own[0]?.id ?? '' }, { stimulus_id }],
  };
  return { exam, keys };
}

export async function enrol(scene: Scene, seed: number, count: number) {
  const { context, nodes } = scene;
  // Faults use another random sequence, so that they do not depend on the speed of the students.
  const random = seededRandom(seed);
  const often = { settings: { attempts_allowed: 10_000 } };
  const graded = await aRecordedExamination(context, GRADED, often);
  const essays = await aRecordedExamination(context, [...TYPES, FIVE_TYPES.essay.item], often);
  const minute = await aRecordedExamination(context, GRADED, { ...often, minutes: 1 });
  const window = await aRecordedExamination(context, TYPES, {
    settings: { closes_at: new Date(Date.now() + WINDOW_MS) },
  });
  const keysOf = new Map([graded, essays, minute, window].map(({ exam, keys }) => [exam.id, keys]));
  const long = [graded.exam, essays.exam];
  const students: SimulatedStudent[] = [];
  for (let number = 0; number < count; number++) {
    const user = await aStudent(context);
    const neverSubmits = number % NEVER_SUBMITS_EVERY === 0;
    students.push(
      simulateStudent({
        userId: user.id,
        token: await context.sessions.open(user),
        exams: neverSubmits ? [window.exam, minute.exam] : long.slice(number % 2, (number % 2) + 1),
        neverSubmits,
        origins: nodes.map(({ proxy }) => proxy.origin),
        random,
      }),
    );
  }
  return { students, keysOf };
}
