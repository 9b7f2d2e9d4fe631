import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import {
  IconLanguageHiragana,
  IconMath,
  IconPhoto,
  IconTable,
  IconTextDirectionLtr,
  IconTextDirectionRtl,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Part } from './parts.ts';

const PARTS = [
  ['formula', 'insertFormula', IconMath],
  ['picture', 'insertPicture', IconPhoto],
  ['table', 'insertTable', IconTable],
  ['ruby', 'insertRuby', IconLanguageHiragana],
] as const satisfies readonly [Part, string, typeof IconMath][];

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
        {PARTS.map(([part, name, Icon]) => (
          <RichTextEditor.Control
            key={part}
            aria-label={t(`richText.${name}`)}
            title={t(`richText.${name}`)}
            onClick={() => onPart(part)}
          >
            <Icon size={18} stroke={1.5} aria-hidden />
          </RichTextEditor.Control>
        ))}
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.Code />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          aria-label={t('richText.leftToRight')}
          title={t('richText.leftToRight')}
          onClick={() => direct('ltr')}
        >
          <IconTextDirectionLtr size={18} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
        <RichTextEditor.Control
          aria-label={t('richText.rightToLeft')}
          title={t('richText.rightToLeft')}
          onClick={() => direct('rtl')}
        >
          <IconTextDirectionRtl size={18} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
    </>
  );
}
