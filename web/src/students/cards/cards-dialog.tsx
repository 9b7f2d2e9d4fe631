import type { LoginCard } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import classes from '../dialog.module.css';
import { LoginCards } from './login-cards.tsx';
import { UnsavedCardsQuestion } from './unsaved-cards-question.tsx';
import { useUnsavedCards } from './use-unsaved-cards.ts';

interface Props {
  cards: LoginCard[];
  title: string;
  opened: boolean;
  onClose: () => void;
}

export function CardsDialog({ cards, title, opened, onClose }: Props) {
  const { t } = useTranslation();
  const unsaved = useUnsavedCards(opened ? cards.length : 0, onClose);
  const shownTitle = unsaved.asking ? t('students.unsavedTitle') : title;
  return (
    <Dialog
      opened={opened}
      onClose={unsaved.close}
      title={shownTitle}
      size={cards.length > 1 ? 'wide' : 'narrow'}
      sticky
    >
      {unsaved.asking && <UnsavedCardsQuestion goBack={unsaved.goBack} closeAnyway={unsaved.closeAnyway} />}
      <div hidden={unsaved.asking}>
        <LoginCards cards={cards} onKept={unsaved.keep} />
        <div className={classes.actions}>
          <Button variant="default" onClick={unsaved.close}>
            {t('students.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
