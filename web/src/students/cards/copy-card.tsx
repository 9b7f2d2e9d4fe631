import type { LoginCard } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useSiteAddress } from '../../platform/school/site-address.ts';
import { CopyButton } from '../../platform/ui/buttons/copy-button.tsx';

interface Props {
  card: LoginCard;
  onCopied: () => void;
}

/** Button that copies a card as text for a message. */
export function CopyCard({ card, onCopied }: Props) {
  const { t } = useTranslation();
  const site = useSiteAddress();
  const login = `${t('students.login')}: ${card.login}`;
  const lines =
    card.link === null
      ? [card.name, site, login, `${t('students.password')}: ${card.password}`]
      : [card.name, login, card.link];
  const text = lines.join('\n');
  return (
    <CopyButton text={text} label={t('students.copyCard')} done={t('students.copied')} onCopied={onCopied} />
  );
}
