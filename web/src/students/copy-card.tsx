import type { LoginCard } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface Props {
  card: LoginCard;
  onCopied: () => void;
}

/** To paste into a message. Browsers copy only where the connection is secure; elsewhere there is no button. */
export function CopyCard({ card, onCopied }: Props) {
  const { t } = useTranslation();
  const { copied, copy } = useClipboard();
  if (!navigator.clipboard) return null;
  const login = `${t('students.login')}: ${card.login}`;
  const lines =
    card.link === null
      ? [card.name, window.location.origin, login, `${t('students.password')}: ${card.password}`]
      : [card.name, login, card.link];
  return (
    <Button
      leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      onClick={() => {
        copy(lines.join('\n'));
        onCopied();
      }}
    >
      <span aria-live="polite">{copied ? t('students.copied') : t('students.copyCard')}</span>
    </Button>
  );
}
