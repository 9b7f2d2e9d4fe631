import type { LoginCard } from '@lulus/contract';
import { IconDownload, IconKey, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { WorkingButton } from '../../platform/ui/buttons/working-button.tsx';
import { showFailure } from '../../platform/ui/feedback/toasts.tsx';
import { usePrint } from '../../platform/ui/print/use-print.ts';
import { downloadCards } from '../students.api.ts';
import { AddressQuestion } from './address-question.tsx';
import { CardSheet } from './card-sheet.tsx';
import { CardTable } from './card-table.tsx';
import { linkOf, useCardWords } from './card-words.ts';
import { CopyCard } from './copy-card.tsx';
import { LoginCardView } from './login-card-view.tsx';
import classes from './login-cards.module.css';

interface Props {
  cards: LoginCard[];
  /** Called when the cards were printed, copied or downloaded. */
  onKept: () => void;
}

/** Login cards, whose passwords are shown only once, with buttons to print, copy and save them. */
export function LoginCards({ cards, onKept }: Props) {
  const { t } = useTranslation();
  const { printing, print } = usePrint(onKept);
  const download = useMutation({
    mutationFn: (site: string) => downloadCards(cards.map((card) => ({ ...card, link: linkOf(card, site) }))),
    onSuccess: onKept,
    onError: () => showFailure(t('students.downloadFailed')),
  });
  const words = useCardWords();
  const [first] = cards;
  const count = cards.length;
  if (!first) return null;

  return (
    <>
      <div className={classes.once}>
        <IconKey size={22} stroke={1.75} className={classes.icon} aria-hidden />
        <p className={classes.onceText}>{t('students.cardsOnce', { count })}</p>
      </div>
      {words.site === null ? (
        <AddressQuestion />
      ) : (
        <div className={classes.ways}>
          <ActionButton icon={IconPrinter} variant={count > 1 ? 'filled' : 'light'} onClick={print}>
            {t('students.printCards', { count })}
          </ActionButton>
          {count > 1 ? (
            <WorkingButton
              variant="light"
              icon={<IconDownload size={18} aria-hidden />}
              working={download.isPending && t('ui.preparingFile')}
              onClick={() => download.mutate(words.site ?? '')}
            >
              {t('students.downloadCards')}
            </WorkingButton>
          ) : (
            <CopyCard card={first} site={words.site} onCopied={onKept} />
          )}
        </div>
      )}
      {count > 1 ? (
        <CardTable cards={cards} site={words.site} />
      ) : (
        <LoginCardView card={first} words={words} />
      )}
      {printing && <CardSheet cards={cards} />}
    </>
  );
}
