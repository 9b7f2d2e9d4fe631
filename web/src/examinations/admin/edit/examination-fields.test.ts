import { type ExaminationAdmin, examinationForm } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { aSection } from '../../test-examinations.ts';
import { sectionDrafts, sectionErrors, sectionsBody } from '../detail/section-drafts.ts';
import { emptyExamination, examinationBody, examinationFields } from './examination-fields.ts';

const ZONE = 'Asia/Jakarta';
const filled = { ...emptyExamination, examination_name: 'Try-out', examination_duration: '90' };

const anExamination: ExaminationAdmin = {
  id: '01a1fbd7-63b8-7644-8d79-6fc8de157dbc',
  examination_name: 'Try-out',
  examination_desc: 'Reading',
  examination_duration: 90,
  examination_bank_count: 4,
  status: 'draft',
  opens_at: '2026-11-23T01:00:00.000Z',
  closes_at: null,
  classes: ['XII IPA 1'],
  class_ids: ['01a1fbd7-63b8-7644-8d79-6fc8de157dc1'],
  attempts_allowed: 2,
  option_limit: 5,
  shuffle: true,
  shuffle_questions: false,
  shuffle_options: true,
  decimal_sign: '.',
  negative_total: true,
  results_release: 'at_time',
  results_at: '2026-11-24T05:30:00.000Z',
  sections: [],
  has_unpublished_changes: false,
  attempts_count: 0,
  publishing: 'manual' as const,
  attempts_running: 0,
  attempts_late: 0,
  kind: 'examination',
  shared: false,
  owner: null,
  co_teachers: [],
};

describe('the form of an examination', () => {
  test('sends a valid examination, open to everyone at any time', () => {
    const body = examinationForm.parse(examinationBody(filled, ZONE));
    expect(body).toMatchObject({
      examination_duration: 90,
      class_ids: null,
      opens_at: null,
      closes_at: null,
    });
    expect(body).not.toHaveProperty('results_at');
  });

  test('removes the values of hidden fields', () => {
    const body = examinationBody({ ...filled, class_ids: ['X'], opens_at: '2026-11-23T08:00' }, ZONE);
    expect(body).toMatchObject({ class_ids: null, opens_at: null });
  });

  test('sends a loaded examination unchanged', () => {
    const again = examinationForm.parse(examinationBody(examinationFields(anExamination, ZONE), ZONE));
    expect(again).toMatchObject({
      opens_at: anExamination.opens_at,
      closes_at: null,
      class_ids: ['01a1fbd7-63b8-7644-8d79-6fc8de157dc1'],
      decimal_sign: '.',
      negative_total: true,
      shuffle_questions: false,
      shuffle_options: true,
      results_at: anExamination.results_at,
    });
  });

  test('without a results time is rejected at that field', () => {
    const { error } = examinationForm.safeParse(
      examinationBody({ ...filled, results_release: 'at_time' }, ZONE),
    );
    expect(error?.issues[0]?.path).toEqual(['results_at']);
  });
});

describe('the sections', () => {
  test('are sent in their order, with a timer only if one is typed', () => {
    const plain = aSection({ name: 'READING', forward_only: true });
    const drafts = sectionDrafts([
      plain,
      aSection({
        name: 'LISTENING',
        duration_seconds: 2550,
        shuffle_options: false,
        draw: [{ tags: ['mudah'], count: 5 }],
      }),
    ]);
    expect(sectionsBody(drafts).sections).toEqual([
      {
        id: plain.id,
        name: 'READING',
        forward_only: true,
        duration_seconds: null,
        shuffle_questions: null,
        shuffle_options: null,
        draw: [],
      },
      expect.objectContaining({
        duration_seconds: 2550,
        shuffle_options: false,
        draw: [{ tags: ['mudah'], count: '5' }],
      }),
    ]);
  });

  test.each([
    ['30', 1800],
    ['42:30', 2550],
    ['42.30', 2550],
    [' ', null],
    ['42:75', '42:75'],
    ['long', 'long'],
  ])('a timer of %s is sent as %s', (timer, seconds) => {
    const [draft] = sectionDrafts([aSection({ name: 'READING' })]);
    expect(draft && sectionsBody([{ ...draft, timer }]).sections[0]?.duration_seconds).toBe(seconds);
  });

  test('show an error at its field', () => {
    expect(sectionErrors({ 'sections.1.name': ['This field is required.'] })).toEqual({
      '1.name': 'This field is required.',
    });
    expect(sectionErrors({ 'sections.0.draw.2.tags': ['Name at least one tag.'] })).toEqual({
      '0.draw.2.tags': 'Name at least one tag.',
    });
  });
});
