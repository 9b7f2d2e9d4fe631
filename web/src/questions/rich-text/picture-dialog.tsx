import { MAX_TEXT_LENGTH, QUESTION_IMAGE_WIDTH_PX } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AssetImage } from '../../platform/ui/content/asset-image.tsx';
import { EditorDialog } from './editor-dialog.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  src: string;
  initial: string;
  onDone: (alt: string) => void;
}

/** Edits the alternative text of a picture. */
export function PictureDialog({ opened, onClose, src, initial, onDone }: Props) {
  const { t } = useTranslation();
  const [alt, setAlt] = useState(initial);
  return (
    <EditorDialog
      opened={opened}
      onClose={onClose}
      title={t('richText.editPicture')}
      confirm={t('richText.applyPart')}
      onConfirm={() => {
        onDone(alt.trim());
        onClose();
      }}
    >
      <AssetImage path={src} alt={initial} width={QUESTION_IMAGE_WIDTH_PX} />
      <AltInput value={alt} onChange={setAlt} isFirst />
    </EditorDialog>
  );
}

interface AltProps {
  value: string;
  onChange: (alt: string) => void;
  isFirst: boolean;
}

export function AltInput({ value, onChange, isFirst }: AltProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t('richText.alt')}
      description={t('richText.altHint')}
      value={value}
      maxLength={MAX_TEXT_LENGTH}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
      data-autofocus={isFirst || undefined}
    />
  );
}
