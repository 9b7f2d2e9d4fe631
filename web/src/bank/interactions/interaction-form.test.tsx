import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { open } from '../test-bank.ts';

/** Opens the form of a new question for this type. `save` presses Save and returns the sent fields. */
async function openNew(kind: string) {
  const { user } = open('/admin/insert-examination-bank');
  await screen.findByRole('heading', { name: 'Insert Examination Bank' });
  await user.type(screen.getByLabelText('Bank Section'), 'math');
  await user.click(screen.getByLabelText('Students answer with', { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${kind}`) }));
  const type = async (name: string, text: string) => {
    await user.clear(screen.getByLabelText(name));
    await user.type(screen.getByLabelText(name), text);
  };
  async function save() {
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
    await user.click(screen.getByText('Save'));
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    const form = sent.mock.calls[0]?.[0] as FormData;
    return Object.fromEntries(form.entries()) as Record<string, string>;
  }
  return { user, type, save };
}

describe('the form', () => {
  test('of a table begins with the usual columns, and sends statements and key', async () => {
    const { user, type, save } = await openNew('Statements in a table');
    await user.click(screen.getByText('Yes / No'));
    await type('Statement 1', 'Water boils at 100 °C.');
    await type('Statement 2', 'Ice sinks.');
    for (const [row, column] of [
      [1, 'Yes'],
      [2, 'No'],
    ] as const) {
      const columns = within(screen.getByLabelText(`Right column of statement ${row}`));
      await user.click(columns.getByText(column));
    }
    const sent = await save();
    expect(sent).toMatchObject({
      interaction: 'choice_table',
      bank_option: '{"1":"Yes","2":"No"}',
      bank_rows: '{"1":"Water boils at 100 °C.","2":"Ice sinks."}',
      bank_key: '{"1":"1","2":"2"}',
    });
  });

  test('of a short answer sends each accepted answer with its share', async () => {
    const { user, type, save } = await openNew('Short answer');
    await type('Answer 1', 'Jakarta');
    await user.click(screen.getByRole('button', { name: 'Add an answer' }));
    await type('Answer 2', 'Batavia');
    await type('Share of the points of answer 2, in percent', '50');
    await user.click(screen.getByRole('switch', { name: 'Capital letters matter' }));
    const sent = await save();
    expect(JSON.parse(sent.bank_key ?? '')).toEqual([
      { answer: 'Jakarta', share: 1 },
      { answer: 'Batavia', share: 0.5 },
    ]);
    expect(JSON.parse(sent.text_rules ?? '')).toEqual({ case: true, punctuation: true });
  });

  test('of a number shows how each number is read', async () => {
    const { type, save } = await openNew('Number');
    await type('Value', '1.250');
    expect(screen.getByText('Read as: 1250')).toBeTruthy();
    await type('Tolerance (±)', 'x');
    expect(screen.getByText('This is not a number.')).toBeTruthy();
    await type('Tolerance (±)', '0,5');
    await type('Unit', 'kg');
    expect(await save()).toMatchObject({ bank_key: '{"value":"1250","tolerance":"0.5"}', unit: 'kg' });
  });

  test.each([
    ['One right answer', 'Right or wrong'],
    ['Several right answers', 'All or nothing'],
    ['Short answer', 'By accepted answer'],
    ['Number', 'Right or wrong'],
  ])('of type %s names its usual rule %s', async (name, rule) => {
    await openNew(name);
    expect(screen.getByText('Scoring', { selector: 'summary' }).textContent).toBe(`Scoring${rule}`);
  });

  test('of a text with gaps has fields for each gap that the text has', async () => {
    const { user, type, save } = await openNew('Text with gaps');
    expect(screen.getByText(/^Write the text above/)).toBeTruthy();
    const insert = screen.getByRole('button', { name: 'Insert a gap' });
    await user.click(insert);
    await user.click(insert);
    await user.click(insert);
    await user.selectOptions(screen.getByLabelText('Gap 1 is filled with'), 'An option of a list');
    await user.selectOptions(screen.getByLabelText('Gap 2 is filled with'), 'A number');
    await type('Option 1', 'go');
    await type('Option 3', 'goes');
    await user.click(screen.getByLabelText('Option 3 is right'));
    await type('Value', '2,5');
    await type('Answer 1', 'mitosis');
    const sent = await save();
    expect(sent.bank_question).toContain('[[1]][[2]][[3]]');
    expect(JSON.parse(sent.bank_gaps ?? '')).toEqual({
      1: { type: 'list', options: { 1: 'go', 3: 'goes' } },
      2: { type: 'number' },
      3: { type: 'text' },
    });
    expect(JSON.parse(sent.bank_key ?? '')).toEqual({
      1: ['3'],
      2: { value: '2.5' },
      3: [{ answer: 'mitosis', share: 1 }],
    });
    expect(sent).toMatchObject({ interaction: 'gaps', bank_option: '{}' });
  });

  test('of a matching sends both sides and the pairs', async () => {
    const { user, type, save } = await openNew('Matching');
    await type('Right side 1', 'Cairo');
    await type('Right side 2', 'Lima');
    await type('Right side 3', 'Tokyo');
    await type('Left side 1', 'Egypt');
    await type('Left side 2', 'Peru');
    const menu = (row: number) => screen.getByLabelText(`Right side that belongs to left side ${row}`);
    await user.selectOptions(menu(1), '2. Lima');
    await user.selectOptions(menu(2), '1. Cairo');
    await user.selectOptions(menu(1), '1. Cairo');
    expect(within(menu(2)).getByRole<HTMLOptionElement>('option', { name: '2. Lima' }).selected).toBe(true);
    await user.click(screen.getByText('Scoring', { selector: 'summary' }));
    await user.selectOptions(screen.getByLabelText('Scoring rule'), 'Right minus wrong');
    expect(screen.getByText(/^Each wrong pair cancels a right one/)).toBeTruthy();
    const sent = await save();
    expect(sent).toMatchObject({
      interaction: 'match',
      bank_rows: '{"1":"Egypt","2":"Peru"}',
      reuse_options: 'false',
      scoring_rule: 'parts_minus_wrong',
    });
    const options = JSON.parse(sent.bank_option ?? '');
    const key = JSON.parse(sent.bank_key ?? '');
    expect(Object.values(options).sort()).toEqual(['Cairo', 'Lima', 'Tokyo']);
    expect([options[key[1]], options[key[2]]]).toEqual(['Cairo', 'Lima']);
  });

  test('of a matching lets a right side belong to several left sides', async () => {
    const { user, type, save } = await openNew('Matching');
    await type('Right side 1', 'noun');
    await type('Right side 2', 'verb');
    await type('Left side 1', 'tree');
    await type('Left side 2', 'river');
    await user.click(screen.getByLabelText('A right side may belong to several left sides'));
    const menu = (row: number) => screen.getByLabelText(`Right side that belongs to left side ${row}`);
    await user.selectOptions(menu(1), '1. noun');
    await user.selectOptions(menu(2), '1. noun');
    const sent = await save();
    const options = JSON.parse(sent.bank_option ?? '');
    const key = JSON.parse(sent.bank_key ?? '');
    expect([options[key[1]], options[key[2]], sent.reuse_options]).toEqual(['noun', 'noun', 'true']);
  });

  test('of an order sends the options in the order of the form, with mixed numbers', async () => {
    const { user, type, save } = await openNew('Putting in order');
    await type('Option 1', 'butterfly');
    await type('Option 2', 'egg');
    await type('Option 3', 'caterpillar');
    await user.click(screen.getByRole('button', { name: 'Move Option 1 down' }));
    await user.click(screen.getByRole('button', { name: 'Move Option 2 down' }));
    await user.click(screen.getByText('Scoring', { selector: 'summary' }));
    await user.selectOptions(screen.getByLabelText('Scoring rule'), 'Each part counts');
    expect(screen.getByText(/shifted by one place earns 0/)).toBeTruthy();
    const sent = await save();
    const options = JSON.parse(sent.bank_option ?? '');
    const key: string[] = JSON.parse(sent.bank_key ?? '');
    expect(key.map((number) => options[number])).toEqual(['egg', 'caterpillar', 'butterfly']);
    expect(key).not.toEqual(['1', '2', '3']);
    expect(sent).toMatchObject({ interaction: 'order', scoring_rule: 'equal_parts' });
  });

  test('of several answers offers its rules, each with an example', async () => {
    const { user, type, save } = await openNew('Several right answers');
    await type('Option 1', 'two');
    await type('Option 2', 'four');
    await user.click(screen.getByText('Scoring', { selector: 'summary' }));
    await user.selectOptions(screen.getByLabelText('Scoring rule'), 'Right minus wrong');
    expect(screen.getByText(/^Each wrong tick cancels a right one/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Scoring rule'), 'Points per option');
    await type('Points, Option 1', '2');
    await type('Points, Option 2', '-1');
    expect(screen.getByLabelText<HTMLInputElement>('Bank Question Weight').value).toBe('2');
    expect(await save()).toMatchObject({
      scoring_rule: 'option_points',
      option_points: '{"1":2,"2":-1}',
      bank_answer: '[1]',
    });
  });

  test('of an essay sends its rubric and limit, and no key', async () => {
    const { user, type, save } = await openNew('Essay');
    expect(screen.queryByText('Scoring')).toBeNull();
    await type('Words at most', '250');
    await user.click(screen.getByRole('button', { name: 'Add a criterion' }));
    await type('Criterion 1', 'Isi');
    await type('Points of level 3 of criterion 1', '2,5');
    await type('Level 3 of criterion 1', 'Lengkap');
    await user.click(screen.getByRole('button', { name: 'Remove level 2 of criterion 1' }));
    expect(screen.getByText('The best levels add up to 2.5 points.')).toBeTruthy();
    const sent = await save();
    expect(sent).toMatchObject({
      interaction: 'essay',
      bank_key: 'null',
      max_words: '250',
      wrong_points: '0',
    });
    expect(JSON.parse(sent.rubric ?? '')).toEqual([
      {
        criterion: 'Isi',
        levels: [
          { points: 0, description: '' },
          { points: 2.5, description: 'Lengkap' },
        ],
      },
    ]);
  });

  test('keeps what was written for another type', async () => {
    const { user, type } = await openNew('Short answer');
    await type('Answer 1', 'Jakarta');
    await user.click(screen.getByLabelText('Students answer with', { selector: 'input' }));
    await user.click(await screen.findByRole('option', { name: /^Number/ }));
    await user.click(screen.getByLabelText('Students answer with', { selector: 'input' }));
    await user.click(await screen.findByRole('option', { name: /^Short answer/ }));
    expect(screen.getByLabelText<HTMLInputElement>('Answer 1').value).toBe('Jakarta');
  });
});
