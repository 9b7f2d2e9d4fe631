/**
 * Factories for tests: each inserts rows and returns them. Tests share no seed, and their order does not
 * matter.
 */

import { randomInt, randomUUID } from 'node:crypto';
import type { Role } from '@lulus/contract';
import { CHOICE_DEFAULTS } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { getUser, insertUser, type NewUser } from '../src/auth/account/users.queries.ts';
import { findOrCreateClasses } from '../src/classes/find-or-create-classes.ts';
import {
  type ExaminationChange,
  insertExamination,
  updateExaminationRow,
} from '../src/examinations/examinations.queries.ts';
import { publishExamination } from '../src/examinations/publishing/publish-examination.ts';
import type { Revision } from '../src/examinations/publishing/revision.ts';
import type {
  DrawLine,
  RevisionItem,
  RevisionSection,
  RevisionStimulus,
} from '../src/platform/db/json-columns.ts';
import { hashPassword } from '../src/platform/passwords/passwords.ts';
import type { Context } from '../src/process/create-context.ts';
import { insertItem } from '../src/questions/bank-items.queries.ts';
import { insertSection, listSections } from '../src/questions/sections.queries.ts';
import { insertStimulus } from '../src/questions/stimuli.queries.ts';

/** Returns the current class of this name as a student's class. */
export async function aClass(
  { db, clock }: Context,
  name: string,
): Promise<{ class: string; class_id: string }> {
  const deed = { at: clock(), actor: { user_id: null, address: null, request_id: null } };
  const found = (await findOrCreateClasses(db, [name], deed)).get(name);
  if (!found) throw new Error(`There is no class ${name}.`);
  return { class: found.name, class_id: found.id };
}

export const PASSWORD = 'a good password';
let passwordHash: Promise<string> | undefined;

async function aUser(context: Context, role: Role, fields: Partial<NewUser>) {
  passwordHash ??= hashPassword(PASSWORD);
  const id = newId();
  await insertUser(context.db, {
    id,
    role,
    first_name: 'Sari',
    middle_name: 'Dewi',
    last_name: 'Lestari',
    email: `${randomUUID()}@example.test`,
    whatsapp: `62${randomInt(1e9, 1e10)}`,
    class: '9A',
    password_hash: await passwordHash,
    ...fields,
  });
  return getUser(context.db, id);
}

/** Puts the student into the class of this name, which is made if need be. With a null `class_id`, it is only typed. */
export async function aStudent(context: Context, fields: Partial<NewUser> = {}) {
  const { class: name = '9A' } = fields;
  const isTyped = name === null || fields.class_id === null;
  const place = isTyped ? { class: name } : await aClass(context, name);
  return aUser(context, 'student', { ...fields, ...place });
}
export const anAdmin = (context: Context, fields: Partial<NewUser> = {}) => aUser(context, 'admin', fields);
export const aTeacher = (context: Context, fields: Partial<NewUser> = {}) =>
  aUser(context, 'teacher', { class: null, ...fields });
export const aProctor = (context: Context, fields: Partial<NewUser> = {}) =>
  aUser(context, 'proctor', { class: null, ...fields });

/** Two students, and staff of each kind. */
export async function someCallers(context: Context) {
  return {
    student: await aStudent(context),
    'other student': await aStudent(context),
    proctor: await aProctor(context),
    teacher: await aTeacher(context),
    'other teacher': await aTeacher(context),
    'co-teacher': await aTeacher(context),
    admin: await anAdmin(context),
  };
}

/** The body of a registration. */
export const aRegistration = (email: string) => ({
  first_name: 'Rudi',
  middle_name: 'Ra',
  last_name: 'Mai',
  class: '9A',
  email,
  whatsapp: '081999990000',
  password: 'padi kuning',
  password_confirmation: 'padi kuning',
});

export interface SectionPlan {
  name: string;
  forward_only?: boolean;
  /** Minutes. */
  duration?: number | null;
  draw?: DrawLine[];
  shuffle_questions?: boolean;
  shuffle_options?: boolean;
  stimuli?: (Partial<RevisionStimulus> & { id: string })[];
  items: (Partial<RevisionItem> & { tags?: string[] })[];
}

export function anItem(fields: SectionPlan['items'][number] = {}): RevisionItem {
  return {
    id: newId(),
    bank_type: 'text',
    bank_question: '<p>Which is the capital of France?</p>',
    bank_question_weight: 1,
    option_type: 'text',
    bank_option: { 1: 'Paris', 2: 'Rome', 3: 'Oslo' },
    ...CHOICE_DEFAULTS,
    bank_key: ['1'],
    bank_asset: { image: [], audio: [], video: [] },
    play_limit: 1,
    hint: null,
    ...fields,
  };
}

export const aStimulus = (fields: Partial<RevisionStimulus> = {}): RevisionStimulus => ({
  id: newId(),
  content: '<p>A passage.</p>',
  bank_asset: { image: [], audio: [], video: [] },
  play_limit: 1,
  shuffle_items: false,
  ...fields,
});

type RevisionPlan = Partial<Omit<Revision, 'sections'>> & { section?: Partial<RevisionSection> };

/** A revision with one section, which has these questions. The ids are fixed, because the forms depend on them. */
export const aRevision = (items: RevisionItem[], { section, ...fields }: RevisionPlan = {}): Revision => ({
  id: '01900000-0000-7000-8000-000000000002',
  examination_id: '01900000-0000-7000-8000-000000000003',
  examination_name: 'English',
  examination_desc: '',
  examination_duration: 60,
  examination_bank_count: items.length,
  stimuli: [],
  decimal_sign: ',',
  negative_total: false,
  sections: [
    {
      name: 'READING',
      forward_only: false,
      duration_seconds: null,
      shuffle_questions: true,
      shuffle_options: true,
      draws: [],
      items,
      ...section,
    },
  ],
  ...fields,
});

export const aListeningItem = (fields: Partial<RevisionItem> = {}) =>
  anItem({
    bank_type: 'audio',
    bank_asset: { image: [], audio: ['bank_asset/talk.mp3'], video: [] },
    ...fields,
  });

export const TWO_SECTIONS: SectionPlan[] = [
  { name: 'LISTENING', forward_only: true, items: [aListeningItem({ bank_question_weight: 2 }), {}] },
  {
    name: 'READING',
    items: [{ bank_key: ['2', '3'], hint: 'Not in France.' }, { bank_question_weight: 2.5 }, {}],
  },
];

export interface ExaminationPlan {
  minutes?: number;
  sections?: SectionPlan[];
  published?: boolean;
  attempts_allowed?: number;
  /** Names of the classes to which it is open, which are made if need be. */
  classes?: string[];
  /** Any other columns. */
  settings?: ExaminationChange;
}

/** Creates a published examination. Returns its id and its items in bank order. */
export async function anExamination(
  context: Context,
  {
    minutes = 60,
    sections = TWO_SECTIONS,
    published = true,
    attempts_allowed = 1,
    classes,
    settings,
  }: ExaminationPlan = {},
) {
  const { db, clock } = context;
  const id = newId();
  const class_ids = classes && (await Promise.all(classes.map((name) => aClass(context, name))));
  const items: RevisionItem[] = [];
  await db.transaction().execute(async (trx) => {
    await insertExamination(trx, {
      id,
      examination_name: 'Mid-term English',
      examination_desc: 'Two sections.',
      examination_duration: minutes,
    });
    const results_counted = (settings?.results_release ?? 'at_once') === 'at_once';
    await updateExaminationRow(trx, id, {
      attempts_allowed,
      results_counted,
      ...(class_ids && { class_ids: class_ids.map(({ class_id }) => class_id) }),
      ...settings,
    });
    for (const {
      forward_only = false,
      duration = null,
      stimuli = [],
      items: plans,
      ...section
    } of sections) {
      const section_id = newId();
      await insertSection(trx, {
        ...section,
        id: section_id,
        examination_id: id,
        forward_only,
        duration_seconds: duration && duration * 60,
      });
      for (const stimulus of stimuli) {
        await insertStimulus(trx, { ...aStimulus(stimulus), examination_id: id, section_id });
      }
      for (const plan of plans) {
        const item = anItem({ ...plan, id: newId() });
        items.push(item);
        await insertItem(trx, { ...item, examination_id: id, section_id });
      }
    }
    if (published) await publishExamination(trx, id, clock());
  });
  return { id, items };
}

/** Creates a collection with questions. Returns its id and its items in bank order. */
export const aCollection = (context: Context, settings: ExaminationChange = {}, sections = TWO_SECTIONS) =>
  anExamination(context, { published: false, sections, settings: { ...settings, kind: 'collection' } });

/** Creates a stimulus without questions in the examination's first section. Returns its id. */
export async function aStimulusIn({ db }: Context, examination_id: string): Promise<string> {
  const [section] = await listSections(db, examination_id);
  const stimulus = aStimulus();
  await insertStimulus(db, { ...stimulus, examination_id, section_id: section?.id ?? '' });
  return stimulus.id;
}
