/** Classes: their forms, merges, the roll-over of a year, and the classes of teachers. */
import * as contract from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { aClass, anAdmin, anExamination, aStudent, aTeacher, PASSWORD } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';

const { context, call } = await createTestApp();
const admin = await anAdmin(context);
const unknownId = '01890000-0000-7000-8000-000000000000';

type Form = { name: string } & Record<string, unknown>;
const create = (body: Form) => call(contract.createClass, { as: admin, body });
const listAs = async (as: Awaited<ReturnType<typeof anAdmin>>) =>
  (await call(contract.listSchoolClasses, { as })).reply;
const found = async (id: string) => (await listAs(admin)).classes.find((one) => one.id === id);
const accountOf = (id: string) =>
  context.db
    .selectFrom('users')
    .select(['class', 'class_id', 'deactivated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const lastLine = (action: contract.AuditAction) =>
  context.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('adding a class', () => {
  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(51) }],
    ['grade', { name: 'E 1', grade: 7 }],
    ['homeroom_teacher_id', { name: 'E 2', homeroom_teacher_id: admin.id }],
    ['teacher_ids', { name: 'E 3', teacher_ids: [unknownId] }],
  ])('is rejected for its %s: %o', async (field, body) => {
    const { status, error } = await create(body as Form);
    expect([status, Object.keys(error.message)]).toEqual([422, [field]]);
  });

  test('is rejected with a name that another class has in another spelling', async () => {
    await create({ name: 'Twice 1A' });
    const { status, error } = await create({ name: 'TWICE-1a' });
    expect([status, error.message]).toEqual([422, { name: ['There is a class TWICE-1a already.'] }]);
  });

  test('stores the form, and audits it with the names of the teachers', async () => {
    const [homeroom, other] = [await aTeacher(context), await aTeacher(context, { first_name: 'Dewi' })];
    const { status, reply } = await create({
      name: '10 New',
      grade: '10',
      homeroom_teacher_id: homeroom.id,
      teacher_ids: [other.id, homeroom.id, other.id],
    });
    expect(status).toBe(201);
    expect(await found(reply.id)).toEqual({
      id: reply.id,
      name: '10 New',
      grade: '10',
      school_year: expect.stringMatching(/^\d{4}\/\d{4}$/),
      homeroom_teacher: { id: homeroom.id, name: 'Sari Dewi Lestari' },
      teachers: [{ id: other.id, name: 'Dewi Dewi Lestari' }],
      students: 0,
      archived: false,
    });
    expect(await lastLine('class_created')).toMatchObject({
      after: { class: '10 New', homeroom_teacher: 'Sari Dewi Lestari', teachers: ['Dewi Dewi Lestari'] },
    });
  });
});

describe('editing a class', () => {
  const edit = (id: string, body: Form) => call(contract.updateClass, { as: admin, params: { id }, body });

  test('shows the new name in its students’ accounts', async () => {
    const student = await aStudent(context, { class: '10 Old' });
    const { class_id } = await aClass(context, '10 Old');
    expect((await edit(class_id, { name: '10 Renamed' })).status).toBe(200);
    expect(await accountOf(student.id)).toMatchObject({ class: '10 Renamed', class_id });
    expect(await lastLine('class_updated')).toMatchObject({
      before: { class: '10 Old' },
      after: { class: '10 Renamed' },
    });
  });

  test('accepts another spelling of its own name, and rejects that of another class', async () => {
    const { class_id } = await aClass(context, '10 Own');
    await aClass(context, '10 Other');
    expect((await edit(class_id, { name: '10-OWN' })).status).toBe(200);
    expect((await edit(class_id, { name: '10-other' })).status).toBe(422);
  });
});

test('a class is deleted only without students and attempts', async () => {
  const remove = (id: string) => call(contract.deleteClass, { as: admin, params: { id } });
  const student = await aStudent(context, { class: '10 Used' });
  const { class_id } = await aClass(context, '10 Used');
  expect((await remove(class_id)).error.code).toBe('class_in_use');
  const { id: exam_id } = await anExamination(context, { classes: ['10 Used'] });
  await call(contract.startExam, { as: student, body: { exam_id } });
  await call(contract.changeClasses, { as: admin, body: { students: [{ id: student.id, class: null }] } });
  expect((await remove(class_id)).error.code).toBe('class_in_use');
  const { class_id: empty } = await aClass(context, '10 Empty');
  expect((await remove(empty)).status).toBe(200);
  expect(await found(empty)).toBeUndefined();
});

describe('students without a class', () => {
  test('are listed with what they typed, and can be put into a class', async () => {
    const body = {
      first_name: 'Rudi',
      middle_name: '-',
      last_name: '-',
      class: 'IPA satu',
      email: 'rudi@example.test',
      whatsapp: '081234567890',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    expect((await call(contract.register, { body })).status).toBe(201);
    const [rudi] = (await listAs(admin)).unassigned.filter(({ name }) => name === 'Rudi');
    expect(rudi).toMatchObject({ class: 'IPA satu' });
    const { class_id } = await aClass(context, '10 IPA 1');
    const ids = [rudi?.id ?? '', unknownId];
    const { reply } = await call(contract.assignStudents, { as: admin, body: { class_id, ids } });
    expect(reply.assigned).toBe(1);
    expect(await accountOf(rudi?.id ?? '')).toMatchObject({ class: '10 IPA 1', class_id });
    expect((await listAs(admin)).unassigned.map(({ id }) => id)).not.toContain(rudi?.id);
  });

  test('get a class by an admin’s form, which makes a new one', async () => {
    const body = { first_name: 'Siti', class: '10 By Form', email: 'siti@example.test' };
    const { student } = (await call(contract.createStudent, { as: admin, body })).reply;
    const { class_id } = await aClass(context, '10 by-form');
    expect(await accountOf(student.id)).toMatchObject({ class: '10 By Form', class_id });
  });
});

test('a merge moves students, attempts, exams and teachers, and its preview writes nothing', async () => {
  const teacher = await aTeacher(context);
  const { id: from } = (await create({ name: 'M-Satu', homeroom_teacher_id: teacher.id })).reply;
  const { class_id: into } = await aClass(context, 'M 1');
  const student = await aStudent(context, { class: 'M-Satu' });
  const { id: exam_id } = await anExamination(context, { classes: ['M 1', 'M-Satu'] });
  await call(contract.startExam, { as: student, body: { exam_id } });
  const merge = (dry_run: boolean) =>
    call(contract.mergeClasses, { as: admin, body: { into, ids: [from], dry_run } });

  const counted = { students: 1, attempts: 1, examinations: 1 };
  expect((await merge(true)).reply).toMatchObject(counted);
  expect(await found(from)).toMatchObject({ students: 1 });
  expect((await merge(false)).reply).toMatchObject(counted);
  expect(await found(from)).toBeUndefined();
  expect(await found(into)).toMatchObject({ students: 1, teachers: [{ id: teacher.id }] });
  expect(await accountOf(student.id)).toMatchObject({ class: 'M 1', class_id: into });
  const exam = await call(contract.getExaminationAdmin, { as: admin, params: { id: exam_id } });
  expect(exam.reply).toMatchObject({ classes: ['M 1'], class_ids: [into] });
  const { attempts } = (await call(contract.listAttempts, { as: admin, params: { id: exam_id } })).reply;
  expect(attempts.map(({ user }) => user.class)).toEqual(['M 1']);
  const itself = await call(contract.mergeClasses, { as: admin, body: { into, ids: [into] } });
  expect(itself.status).toBe(422);
});

describe('the roll-over of a year', () => {
  const roll = (body: object) =>
    call(contract.rollOver, { as: admin, body: { school_year: '2090/2091', ...body } as never });

  test.each([
    ['school_year', { school_year: '2027' }],
    ['school_year', { school_year: '2027/2029' }],
    ['school_year', { school_year: '2001/2002' }],
    ['classes', { classes: [] }],
    ['classes.0.name', { name: undefined }],
    ['classes.0.name', { name: 'R-stays' }],
    ['homeroom_teacher_id', { homeroom_teacher_id: admin.id }],
  ])('is rejected for its %s: %o', async (field, { name = 'R next', ...change }: Record<string, unknown>) => {
    await aClass(context, 'R Stays');
    const { class_id: id } = await aClass(context, 'R First');
    const isNameless = field === 'classes.0.name' && name === 'R next';
    const { homeroom_teacher_id, ...body } = change;
    const one = { id, action: 'promote', ...(!isNameless && { name }), homeroom_teacher_id };
    const { status, error } = await roll({ classes: [one], ...body });
    expect([status, Object.keys(error.message)]).toEqual([422, [field]]);
  });

  test('promotes, graduates and archives, and results stay under the class of their year', async () => {
    const teacher = await aTeacher(context);
    const ids = {
      ten: (await create({ name: '10 R', grade: '10', homeroom_teacher_id: teacher.id })).reply.id,
      eleven: (await create({ name: '11 R', grade: '11' })).reply.id,
      twelve: (await create({ name: '12 R', grade: '12' })).reply.id,
      closing: (await create({ name: 'Closing R' })).reply.id,
    };
    const [ten, eleven, twelve, closing] = await Promise.all(
      ['10 R', '11 R', '12 R', 'Closing R'].map((name) => aStudent(context, { class: name })),
    );
    if (!ten || !eleven || !twelve || !closing) throw new Error('Four students were made.');
    const { id: exam_id } = await anExamination(context, { classes: ['10 R'] });
    await call(contract.startExam, { as: ten, body: { exam_id } });
    const session = await context.sessions.open(twelve);
    const classes = [
      { id: ids.ten, action: 'promote', name: '11 R', grade: '11' },
      { id: ids.eleven, action: 'promote', name: '12 R', grade: '12', homeroom_teacher_id: teacher.id },
      { id: ids.twelve, action: 'graduate' },
      { id: ids.closing, action: 'archive' },
    ];

    const preview = (await roll({ classes, dry_run: true })).reply.classes;
    expect(preview).toEqual([
      { id: ids.ten, name: '10 R', action: 'promote', new_name: '11 R', students: 1 },
      { id: ids.eleven, name: '11 R', action: 'promote', new_name: '12 R', students: 1 },
      { id: ids.twelve, name: '12 R', action: 'graduate', new_name: null, students: 1 },
      { id: ids.closing, name: 'Closing R', action: 'archive', new_name: null, students: 1 },
    ]);
    expect(await found(ids.ten)).toMatchObject({ archived: false, students: 1 });

    expect((await roll({ classes })).reply.classes).toEqual(preview);
    const current = (await listAs(admin)).classes.filter(({ school_year }) => school_year === '2090/2091');
    expect(current).toMatchObject([
      { name: '11 R', grade: '11', homeroom_teacher: { id: teacher.id }, students: 1, archived: false },
      { name: '12 R', grade: '12', homeroom_teacher: { id: teacher.id }, students: 1, archived: false },
    ]);
    for (const id of Object.values(ids)) expect(await found(id)).toMatchObject({ archived: true });
    expect(await accountOf(ten.id)).toMatchObject({ class: '11 R', class_id: current[0]?.id });
    expect(await accountOf(closing.id)).toMatchObject({ class: 'Closing R', class_id: null });
    expect(await accountOf(twelve.id)).toMatchObject({
      class_id: ids.twelve,
      deactivated_at: expect.any(Date),
    });
    expect((await call(contract.listExaminations, { as: session })).status).toBe(401);

    const { attempts } = (await call(contract.listAttempts, { as: admin, params: { id: exam_id } })).reply;
    expect(attempts.map(({ user }) => user.class)).toEqual(['10 R']);
    // An unchanged form keeps last year's class, although the name is free for a new one.
    const another = (await create({ name: '10 R' })).reply.id;
    const form = { examination_name: 'E', examination_desc: '', examination_duration: 60, classes: ['10 R'] };
    const edit = await call(contract.updateExamination, { as: admin, params: { id: exam_id }, body: form });
    expect(edit.reply.examination.class_ids).toEqual([ids.ten]);
    const fresh = await call(contract.createExamination, { as: admin, body: form });
    expect(fresh.reply.examination.class_ids).toEqual([another]);
  });
});

describe('a teacher', () => {
  const allow = (settings: object) => call(contract.updateSettings, { as: admin, body: settings as never });
  const form = { examination_name: 'Quiz', examination_desc: '', examination_duration: 30 };

  async function aTeacherOf(name: string) {
    const [teacher, { class_id }] = [await aTeacher(context), await aClass(context, name)];
    await context.db.insertInto('class_teachers').values({ class_id, user_id: teacher.id }).execute();
    return { teacher, class_id };
  }

  test('sees the own classes and their students, or all of them if the school says so', async () => {
    const { teacher, class_id } = await aTeacherOf('T 1');
    const [own, other] = [
      await aStudent(context, { class: 'T 1' }),
      await aStudent(context, { class: 'T 2' }),
    ];
    const seen = async () => (await call(contract.listStudents, { as: teacher })).reply.map(({ id }) => id);
    const { classes, unassigned } = await listAs(teacher);
    expect(classes.map(({ id }) => id)).toEqual([class_id]);
    expect(unassigned).toEqual([]);
    expect(await seen()).toEqual([own.id]);
    await allow({ teachers_see_all_classes: 'true' });
    expect(await seen()).toEqual(expect.arrayContaining([own.id, other.id]));
    const names = (await listAs(teacher)).classes.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['T 1', 'T 2']));
    await allow({ teachers_see_all_classes: 'false' });
  });

  test('opens an exam to the own classes only, which is the default', async () => {
    const { teacher, class_id } = await aTeacherOf('T 3');
    const { class_id: foreign } = await aClass(context, 'T 4');
    const make = (body: object) =>
      call(contract.createExamination, { as: teacher, body: { ...form, ...body } });
    expect((await make({})).reply.examination).toMatchObject({ classes: ['T 3'], class_ids: [class_id] });
    expect((await make({ class_ids: [foreign] })).error.fields?.class_ids).toMatchObject([
      { code: 'not_your_class', params: { name: 'T 4' } },
    ]);
    expect((await make({ classes: ['t4'] })).error.fields?.classes).toMatchObject([
      { code: 'not_your_class' },
    ]);
    expect((await make({ classes: ['T 99'] })).error.fields?.classes).toMatchObject([
      { code: 'no_class', params: { name: 'T 99' } },
    ]);
    expect((await make({ classes: null })).error.fields?.classes).toMatchObject([
      { code: 'all_students_not_allowed' },
    ]);
    await allow({ teachers_open_to_all: 'true' });
    expect((await make({ classes: null })).reply.examination.classes).toBeNull();
    await allow({ teachers_open_to_all: 'false' });
  });

  test('keeps a class that an admin has added, and copies an exam for the own classes', async () => {
    const { teacher, class_id } = await aTeacherOf('T 5');
    const { id } = await anExamination(context, {
      classes: ['T 5', 'T 6'],
      settings: { owner_id: teacher.id },
    });
    const params = { id };
    const classes = ['T 5', 'T 6'];
    const edit = await call(contract.updateExamination, { as: teacher, params, body: { ...form, classes } });
    expect(edit.reply.examination.classes).toEqual(classes);
    const copy = await call(contract.duplicateExamination, { as: teacher, params });
    expect(copy.reply.examination.class_ids).toEqual([class_id]);
  });
});
