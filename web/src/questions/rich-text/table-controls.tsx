import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import {
  IconArrowsJoin,
  IconArrowsSplit,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableOff,
  IconTableRow,
} from '@tabler/icons-react';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  mergeCells,
  splitCell,
  toggleHeaderCell,
} from '@tiptap/pm/tables';
import { useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';

const actions = [
  ['addRow', IconRowInsertBottom, addRowAfter],
  ['addColumn', IconColumnInsertRight, addColumnAfter],
  ['deleteRow', IconRowRemove, deleteRow],
  ['deleteColumn', IconColumnRemove, deleteColumn],
  ['headerCell', IconTableRow, toggleHeaderCell],
  ['mergeCells', IconArrowsJoin, mergeCells],
  ['splitCell', IconArrowsSplit, splitCell],
  ['deleteTable', IconTableOff, deleteTable],
] as const satisfies readonly [string, typeof IconTableOff, Command][];

/** The buttons for the table in which the cursor is. */
export function TableControls() {
  const { t } = useTranslation();
  const { editor } = useRichTextEditorContext();
  const possible = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current && isInTable(current.state)
        ? actions.filter(([, , command]) => command(current.state)).map(([name]) => name)
        : null,
  });
  if (!editor || !possible) return null;
  return (
    <RichTextEditor.ControlsGroup role="group" aria-label={t('richText.tableTools')}>
      {actions.map(([name, Icon, command]) => (
        <RichTextEditor.Control
          key={name}
          aria-label={t(`richText.${name}`)}
          title={t(`richText.${name}`)}
          disabled={!possible.includes(name)}
          onClick={() => {
            command(editor.state, editor.view.dispatch);
            editor.view.focus();
          }}
        >
          <Icon size={18} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      ))}
    </RichTextEditor.ControlsGroup>
  );
}
