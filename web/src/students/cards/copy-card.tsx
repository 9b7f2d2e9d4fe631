import type { LoginCard } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../platform/ui/buttons/copy-button.tsx';
import { linkOf } from './card-words.ts';

interface Props {
  card: LoginCard;
  site: string;
  onCopied: () => void;
}

/** Button that copies a card as text for a message. */
export function CopyCard({ card, site, onCopied }: Props) {
  const { t } = useTranslation();
  const login = `${t('students.login')}: ${card.login}`;
  const lines =
    card.link === null
      ? [card.name, site, login, `${t('students.password')}: ${card.password}`]
      : [card.name, login, linkOf(card, site)];
  const text = lines.join('\n');
  return (
    <CopyButton text={text} label={t('students.copyCard')} done={t('students.copied')} onCopied={onCopied} />
  );
}
