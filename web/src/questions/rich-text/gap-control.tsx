import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import { useTranslation } from 'react-i18next';
import { nextGap } from '../gaps/gaps-in.ts';
import classes from './gap-control.module.css';

/** Inserts the marker of the next gap. */
export function GapControl() {
  const { t } = useTranslation();
  const { editor } = useRichTextEditorContext();
  const insert = () => {
    if (!editor) return;
    const text = `[[${nextGap(editor.getHTML())}]]`;
    editor.commands.insertContent({ type: 'text', text });
    editor.view.focus();
  };
  return (
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Control
        className={classes.gap ?? ''}
        aria-label={t('richText.insertGap')}
        title={t('richText.insertGap')}
        onClick={insert}
      >
        {t('richText.gap')}
      </RichTextEditor.Control>
    </RichTextEditor.ControlsGroup>
  );
}
