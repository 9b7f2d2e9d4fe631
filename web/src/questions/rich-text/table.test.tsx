import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderEditor } from './test-editor.tsx';

const TABLE = '<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>';
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
const tool = (name: string) =>
  within(screen.getByRole('group', { name: 'Table' })).getByRole('button', { name });

/** Renders a table with the cursor in its first cell. */
async function renderTable(html = TABLE) {
  const app = await renderEditor(`${html}<p></p>`);
  app.field.focus();
  const text = app.field.querySelector('td p')?.firstChild as Text;
  document.getSelection()?.collapse(text, 1);
  await screen.findByRole('group', { name: 'Table' });
  return { ...app, after: () => app.html()?.replace(/<p><\/p>$/, '') };
}

test('a table gets its rows, columns and headings, and a paragraph after it', async () => {
  const { user, html } = await renderEditor();
  await user.click(screen.getByRole('button', { name: 'Insert a table' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert a table' }));
  await user.selectOptions(dialog.getByLabelText('Rows'), '2');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await waitFor(() =>
    expect(html()).toBe(
      `<table><tbody><tr><th><p></p></th><th><p></p></th></tr>${row('', '')}</tbody></table><p></p>`,
    ),
  );
  expect(await screen.findByRole('group', { name: 'Table' })).toBeTruthy();
});

test.each([
  ['Add a row below', table(row('a', 'b'), row('', ''))],
  ['Add a column after', table(row('a', '', 'b'))],
  ['Delete the column', table(row('b'))],
  ['Heading or ordinary cell', TABLE.replace('<td><p>a</p></td>', '<th><p>a</p></th>')],
  ['Delete the table', ''],
])('%s', async (name, expected) => {
  const { user, after } = await renderTable();
  await user.click(tool(name));
  await waitFor(() => expect(after()).toBe(expected));
});

test('what cannot be done is disabled', async () => {
  await renderTable();
  expect(tool('Merge the selected cells')).toHaveProperty('disabled', true);
  expect(tool('Add a row below')).toHaveProperty('disabled', false);
});

test('merged cells can be split', async () => {
  const { user, after } = await renderTable(
    '<table><tbody><tr><td colspan="2"><p>a</p></td></tr><tr><td><p>b</p></td><td><p>c</p></td></tr></tbody></table>',
  );
  await user.click(tool('Split the cell'));
  await waitFor(() => expect(after()).toBe(table(row('a', ''), row('b', 'c'))));
});

test('Tab goes through the cells, and leaves the table after the last one', async () => {
  const { field } = await renderTable();
  const cellOfCursor = () => document.getSelection()?.anchorNode?.parentElement?.closest('td')?.textContent;
  const tab = (shiftKey = false) => fireEvent.keyDown(field, { key: 'Tab', shiftKey });
  expect(cellOfCursor()).toBe('a');
  expect(tab()).toBe(false);
  expect(cellOfCursor()).toBe('b');
  expect(tab()).toBe(true);
  expect(tab(true)).toBe(false);
  expect(cellOfCursor()).toBe('a');
});

test('a stored table with a head and spaces between its cells keeps them', async () => {
  const { user, after } = await renderTable(
    '<table>\n <thead>\n<tr> <td>h</td> <th>i</th>\n</tr></thead>\n<tbody><tr> <td>a</td> <td>b</td></tr>\n</tbody>\n</table>',
  );
  await user.click(tool('Add a row below'));
  await waitFor(() =>
    expect(after()).toBe(table('<tr><th><p>h</p></th><th><p>i</p></th></tr>', row('a', 'b'), row('', ''))),
  );
});
