import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import {
  IconMath,
  IconPhoto,
  IconTable,
  IconTextDirectionLtr,
  IconTextDirectionRtl,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Part } from './parts.ts';

/** The buttons of the toolbar under "More". */
export function MoreControls({ onPart }: { onPart: (part: Part) => void }) {
  const { t } = useTranslation();
  const { editor } = useRichTextEditorContext();
  const direct = (dir: 'ltr' | 'rtl') => editor?.chain().focus().updateAttributes('paragraph', { dir }).run();
  return (
    <>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Superscript />
        <RichTextEditor.Subscript />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          aria-label={t('bank.insertFormula')}
          title={t('bank.insertFormula')}
          onClick={() => onPart('formula')}
        >
          <IconMath size={18} aria-hidden />
        </RichTextEditor.Control>
        <RichTextEditor.Control
          aria-label={t('bank.insertPicture')}
          title={t('bank.insertPicture')}
          onClick={() => onPart('picture')}
        >
          <IconPhoto size={18} aria-hidden />
        </RichTextEditor.Control>
        <RichTextEditor.Control
          aria-label={t('bank.insertTable')}
          title={t('bank.insertTable')}
          onClick={() => onPart('table')}
        >
          <IconTable size={18} aria-hidden />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.Code />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          aria-label={t('bank.leftToRight')}
          title={t('bank.leftToRight')}
          onClick={() => direct('ltr')}
        >
          <IconTextDirectionLtr size={18} aria-hidden />
        </RichTextEditor.Control>
        <RichTextEditor.Control
          aria-label={t('bank.rightToLeft')}
          title={t('bank.rightToLeft')}
          onClick={() => direct('rtl')}
        >
          <IconTextDirectionRtl size={18} aria-hidden />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
    </>
  );
}
