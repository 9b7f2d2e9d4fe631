import type { BankItem, ExaminationAdmin, Stimulus } from '@lulus/contract';
import { IconKey, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { usePrint } from '../../platform/ui/print/use-print.ts';
import { BankSheet } from './bank-sheet.tsx';

interface Props {
  examination: Pick<ExaminationAdmin, 'examination_name'>;
  entries: BankItem[];
  stimuli: Stimulus[];
}

/** Prints all questions for students, or with the answer key. */
export function PrintBank({ examination, entries, stimuli }: Props) {
  const { t } = useTranslation();
  const { printing, print } = usePrint();
  const [hasKey, setHasKey] = useState(false);
  const printWith = (key: boolean) => {
    setHasKey(key);
    print();
  };
  return (
    <>
      <ActionButton icon={IconPrinter} variant="subtle" size="sm" onClick={() => printWith(false)}>
        {t('bank.printQuestions')}
      </ActionButton>
      <ActionButton icon={IconKey} variant="subtle" size="sm" onClick={() => printWith(true)}>
        {t('bank.printKey')}
      </ActionButton>
      {printing && (
        <BankSheet name={examination.examination_name} entries={entries} stimuli={stimuli} hasKey={hasKey} />
      )}
    </>
  );
}
