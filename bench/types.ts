/**
 * Compares saves of each type of question with saves of single choice. Both alternate often within a round, so
 * that other load on the machine affects both.
 */
import { INTERACTIONS, type Interaction } from '@lulus/contract';
import { FIVE_TYPES } from '../server/test/five-types.ts';
import { drive } from './http/drive.ts';
import type { Plan } from './plan.ts';
import { startAll } from './scenarios/all.ts';
import { savingAnswers } from './scenarios/saves.ts';
import { publishExamination, QUESTIONS } from './school/examination.ts';
import type { School } from './school/school.ts';
import { makeStudents } from './school/students.ts';
import { medianOf, spreadText } from './statistics.ts';
import { upserts } from './yardsticks/yardsticks.ts';

const OTHERS = INTERACTIONS.filter((interaction) => interaction !== 'choice');
/** How often a round alternates between a type and single choice. */
const TURNS = 8;
/** Minimum share of the rate of single choice. */
const TARGET = 0.7;

/** Saves per second by round: of single choice, of the type, and P. */
export type TypeRates = Map<Interaction, { choice: number; own: number; yardstick: number }[]>;

export async function measureTypes(
  school: School,
  { rates: plan, rounds, connections, yardstickSeconds }: Plan,
  print: (line: string) => void,
) {
  const students = await makeStudents(school.context, plan.students);
  const examination = await publishExamination(
    school.context,
    INTERACTIONS.map((name) => ({
      name: name.toUpperCase(),
      items: Array.from({ length: QUESTIONS }, () => FIVE_TYPES[name].item),
    })),
  );
  await startAll(school, students, examination, connections);
  const yardstick = await upserts(school, plan.students);
  const savesOf = (interaction: Interaction) => {
    const from = INTERACTIONS.indexOf(interaction) * QUESTIONS;
    const questions = examination.questions.slice(from, from + QUESTIONS);
    return savingAnswers(school, { ...examination, questions }, students, interaction);
  };
  const scenarios = new Map(INTERACTIONS.map((interaction) => [interaction, savesOf(interaction)]));
  const seconds = plan.seconds / TURNS;
  const faults: string[] = [];
  const types: TypeRates = new Map(OTHERS.map((interaction) => [interaction, []]));

  async function measure(interaction: Interaction, duration: number): Promise<number> {
    const next = () => scenarios.get(interaction)?.next();
    const driven = await drive({ port: school.port, connections, next, seconds: duration });
    faults.push(...driven.faults);
    return driven.perSecond;
  }

  if (plan.warmUpSeconds > 0) for (const name of INTERACTIONS) await measure(name, plan.warmUpSeconds);
  for (let round = 1; round <= rounds; round++) {
    for (const [name, list] of types) {
      const { perSecond, faults: wrong } = await yardstick.measure(yardstickSeconds);
      faults.push(...wrong);
      let [choice, own] = [0, 0];
      for (let turn = 0; turn < TURNS; turn++) {
        // Alternately first, since other load may come and go.
        if (turn % 2 === 0) choice += (await measure('choice', seconds)) / TURNS;
        own += (await measure(name, seconds)) / TURNS;
        if (turn % 2 === 1) choice += (await measure('choice', seconds)) / TURNS;
      }
      list.push({ choice, own, yardstick: perSecond });
      print(
        `round ${round}: ${name} ${Math.round(own)}/s, choice ${Math.round(choice)}/s, P ${Math.round(perSecond)}/s`,
      );
    }
  }
  await yardstick.close();
  for (const scenario of scenarios.values()) faults.push(...((await scenario.verify?.()) ?? []));
  return { types, faults };
}

/** Returns a row for each type, with the median, lowest and highest round. */
export function presentTypes(types: TypeRates) {
  return [...types].map(([interaction, rounds]) => {
    const ratios = rounds.map(({ own, choice }) => own / choice);
    return {
      'saves in a second': interaction,
      'of single choice': spreadText(ratios, 2),
      [`≥ ${TARGET}`]: medianOf(ratios) >= TARGET ? 'yes' : 'NO',
      'a second': spreadText(
        rounds.map(({ own }) => own),
        0,
      ),
      'of P': spreadText(
        rounds.map(({ own, yardstick }) => own / yardstick),
        2,
      ),
    };
  });
}
