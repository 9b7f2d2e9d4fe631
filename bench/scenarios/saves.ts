import { type Interaction, saveAnswers } from '@lulus/contract';
import { anyOf } from '../../server/test/faults/seeded.ts';
import { FIVE_TYPES, type Given } from '../../server/test/five-types.ts';
import { type Acknowledged, countLost } from '../../server/test/lost-answers.ts';
import { assertSuccess, assertThat, send } from '../http/requests.ts';
import type { Examination } from '../school/examination.ts';
import type { School } from '../school/school.ts';
import type { Student } from '../school/students.ts';
import { inTurns, type Scenario } from './scenario.ts';

/**
 * Each request saves one answer of one student to a random question, which all are of this type. At first most answers are new. Later
 * more are changes.
 */
export function savingAnswers(
  { context }: School,
  { id: exam_id, questions }: Examination,
  students: Student[],
  interaction: Interaction = 'choice',
  respond: () => Pick<Given, 'response' | 'stored'> = () => anyOf(FIVE_TYPES[interaction].given, Math.random),
): Scenario {
  const acknowledged = new Map(students.map(({ id }) => [id, new Map<string, Acknowledged>()]));
  const nextStudent = inTurns(students);
  let seq = 0;
  return {
    name: 'saves',
    next() {
      const { id, headers } = nextStudent();
      const question_id = anyOf(questions, Math.random);
      const { response, stored } = respond();
      const choice = { response: stored, seq: ++seq };
      // Clients of single choice send `option`.
      const given = interaction === 'choice' ? { option: response } : { response };
      const answers = [{ question_id, ...given, seq }];
      return {
        request: send('PUT', saveAnswers.path, headers, { exam_id, answers }),
        check(answer) {
          assertSuccess(answer);
          const { saved } = JSON.parse(answer.body.toString()) as { saved: number };
          assertThat(saved >= choice.seq, 'A save was acknowledged with a lower seq than its own.');
          const known = acknowledged.get(id);
          if ((known?.get(question_id)?.seq ?? 0) < choice.seq) known?.set(question_id, choice);
        },
      };
    },
    async verify() {
      const lost = await countLost(context, exam_id, acknowledged);
      return lost > 0 ? [`${lost} acknowledged answers are not in the database.`] : [];
    },
  };
}
