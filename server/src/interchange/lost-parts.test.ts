import { expect, test } from 'vitest';
import { anExportedExamination, anExportedItem, anExportedSection } from '../../test/exported-item.ts';
import { writers } from './writers.ts';

test('formats without settings of sections name the sections that have some', async () => {
  const items = ['IPA', 'IPA', 'IPS'].map((bank_section, at) =>
    anExportedItem({ id: `q${at}`, bank_section }),
  );
  const examination = {
    ...anExportedExamination(items),
    sections: [
      { ...anExportedSection('IPA'), duration_seconds: 600 },
      { ...anExportedSection('IPS'), shuffle_options: false },
    ],
  };
  const named = Object.entries(writers).map(async ([format, write]) => {
    const { lost } = await write(examination);
    const settings = lost.filter(({ problem }) => problem.code === 'lost_section_settings');
    return [format, settings.map(({ bank_id, problem }) => `${bank_id} ${problem.params.name}`)];
  });
  const both = ['q0 IPA', 'q2 IPS'];
  expect(Object.fromEntries(await Promise.all(named))).toEqual({
    lulus: [],
    qti3: ['q2 IPS'],
    qti22: ['q2 IPS'],
    moodle_xml: both,
    gift: both,
    aiken: both,
    xlsx: both,
    docx: both,
  });
});
