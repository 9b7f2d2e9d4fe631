import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/ColorPicker.css';
import '@mantine/core/styles/SimpleGrid.css';
import '@mantine/core/styles/Typography.css';
import '@mantine/tiptap/styles.css';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconDots } from '@tabler/icons-react';
import { useEditor } from '@tiptap/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../platform/ui/dialogs/use-dialog.ts';
import { PasteNote } from '../../platform/ui/paste/paste-note.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { GapControl } from './gap-control.tsx';
import { MoreControls } from './more-controls.tsx';
import { type Part, type PartDialog, partDialog, selectedPart, selectPressedPart } from './parts.ts';
import { extensions } from './rich-text-extensions.ts';
import classes from './rich-text-field.module.css';
import { withoutOuterSpaces } from './table.ts';
import { TableControls } from './table-controls.tsx';
import { useRichPaste } from './use-rich-paste.ts';

interface Props {
  label: string;
  /** Initial HTML. Later changes of this prop have no effect. */
  initial: string;
  error: string | undefined;
  /** Whether the text may have gaps. */
  hasGaps?: boolean;
  onChange: (html: string) => void;
}

export function RichTextField({ label, initial, error, hasGaps = false, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [hasMore, setMore] = useState(false);
  const dialog = useDialog<PartDialog>();
  const pasting = useRichPaste((pending) => openDialog({ kind: 'upload', ...pending }));
  const editor = useEditor({
    extensions,
    // The content security policy blocks style elements, so the stylesheet has these styles.
    injectCSS: false,
    content: withoutOuterSpaces(initial),
    // Line breaks of imported text must stay.
    parseOptions: { preserveWhitespace: 'full' },
    editorProps: {
      ...pasting.editorProps,
      handleDOMEvents: {
        ...pasting.editorProps.handleDOMEvents,
        click: (view, event) => openPart(selectPressedPart(view, event)),
      },
      handleKeyDown: (view, { key }) => key === 'Enter' && openPart(selectedPart(view)),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-error`,
        'aria-invalid': String(Boolean(error)),
      },
    },
    onUpdate: (update) => onChange(update.editor.getHTML()),
  });
  function openDialog(part: PartDialog) {
    // The dialog returns the focus to the element that has it now.
    editor.view.focus();
    dialog.open(part);
  }
  /** Opens the dialog of a part, if there is one. Returns whether there is. */
  function openPart(part: Part | undefined): boolean {
    if (part) openDialog(partDialog(editor, part));
    return part !== undefined;
  }
  const labels = {
    boldControlLabel: t('richText.bold'),
    italicControlLabel: t('richText.italic'),
    underlineControlLabel: t('richText.underline'),
    strikeControlLabel: t('richText.strike'),
    superscriptControlLabel: t('richText.superscript'),
    subscriptControlLabel: t('richText.subscript'),
    bulletListControlLabel: t('richText.bulletList'),
    orderedListControlLabel: t('richText.orderedList'),
    codeControlLabel: t('richText.code'),
    blockquoteControlLabel: t('richText.quote'),
  };

  return (
    <div>
      <Input.Label component="div" id={`${id}-label`} size="md" onClick={() => editor?.commands.focus()}>
        {label}
      </Input.Label>
      <RichTextEditor
        editor={editor}
        labels={labels}
        withTypographyStyles={false}
        classNames={{
          root: classes.root,
          content: classes.content,
          toolbar: classes.toolbar,
          control: classes.control,
          controlsGroup: classes.group,
        }}
        data-error={error ? true : undefined}
      >
        <RichTextEditor.Toolbar role="toolbar" aria-label={t('richText.toolbar')}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.Strikethrough />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Control
              aria-label={t('richText.more')}
              title={t('richText.more')}
              aria-expanded={hasMore}
              onClick={() => setMore(!hasMore)}
            >
              <IconDots size={18} aria-hidden />
            </RichTextEditor.Control>
          </RichTextEditor.ControlsGroup>
          {hasGaps && <GapControl />}
          {hasMore && <MoreControls onPart={openPart} />}
          <TableControls />
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      <PasteNote losses={pasting.losses} onUndo={() => pasting.undo(editor.view)} />
      <EditorDialogs
        dialog={dialog}
        editor={editor}
        onPaste={(paste, uploaded) => pasting.finish(editor.view, paste, uploaded)}
      />
      <div id={`${id}-error`}>{error && <Input.Error mt={6}>{error}</Input.Error>}</div>
    </div>
  );
}
