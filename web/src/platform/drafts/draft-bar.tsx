import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/i18n.ts';
import { AttentionBar } from '../ui/feedback/attention-bar.tsx';

interface Props {
  isDiscarded: boolean;
  /** True if the record was saved by another edit after the draft was written. */
  isOutdated: boolean;
  /** Names of files that the person must choose again. */
  files: string[];
  onDiscard: () => void;
  onPutBack: () => void;
}

export function DraftBar({ isDiscarded, isOutdated, files, onDiscard, onPutBack }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const names = new Intl.ListFormat(locale).format(files);
  const sentences = isDiscarded
    ? [t('drafts.discarded')]
    : [
        t('drafts.kept'),
        isOutdated && t('drafts.outdated'),
        files.length > 0 && t('drafts.files', { count: files.length, names }),
      ];
  return (
    <AttentionBar
      role="status"
      aboveForm
      icon={<IconHistory aria-hidden />}
      text={sentences.filter((sentence) => sentence !== false).join(' ')}
    >
      <Button variant="default" onClick={isDiscarded ? onPutBack : onDiscard}>
        {t(isDiscarded ? 'drafts.putBack' : 'drafts.discard')}
      </Button>
    </AttentionBar>
  );
}
