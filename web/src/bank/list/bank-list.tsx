import { type BankItem, type ExaminationAdmin, MAX_CHOSEN, type Stimulus } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CorrectKeyDialog } from '../../corrections/correct-key-dialog.tsx';
import { useAddressView } from '../../platform/navigation/use-address-view.ts';
import { useDialog } from '../../platform/ui/dialogs/use-dialog.ts';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { ChosenBar } from '../../platform/ui/tables/chosen-bar.tsx';
import { useChosen } from '../../platform/ui/tables/use-chosen.ts';
import { ExportBank } from '../export/export-bank.tsx';
import { PrintBank } from '../print/print-bank.tsx';
import { bankAddress, filterBank, groupBank, type NumberedEntry, noFilter } from './bank-filter.ts';
import { BankFilters } from './bank-filters.tsx';
import { BankSection } from './bank-section.tsx';
import { ChosenQuestions } from './chosen-questions.tsx';
import { DeleteItem } from './delete-item.tsx';

interface Props {
  examination: ExaminationAdmin;
  entries: BankItem[];
  stimuli: Stimulus[];
  canEdit: boolean;
}

/** Lists the questions by section, with search and filters. */
export function BankList({ examination, entries, stimuli, canEdit }: Props) {
  const { t } = useTranslation();
  const { view: filter, change } = useAddressView(bankAddress);
  const [toDelete, setToDelete] = useState<BankItem>();
  const { shown: toCorrect, opened, open, close } = useDialog<BankItem>();
  const groups = useMemo(() => groupBank(entries), [entries]);
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => filterBank(groups, applied), [groups, applied]);
  const isFiltered = applied.search.trim() !== '' || applied.section !== '' || applied.type !== '';
  const found = useMemo(() => shown.flatMap((group) => group.entries), [shown]);
  const { length: count } = found;
  const chosen = useChosen<NumberedEntry>(found);

  return (
    <>
      <BankFilters
        filter={filter}
        onFilter={change}
        sections={groups.map(({ section }) => section)}
        summary={t(isFiltered ? 'bank.found' : 'bank.questions', { count })}
      >
        <PrintBank examination={examination} entries={entries} stimuli={stimuli} />
        <ExportBank examination={examination} entries={entries} />
      </BankFilters>
      {count > 0 && (
        <ChosenBar chosen={chosen} page={found} found={found} max={MAX_CHOSEN}>
          <ChosenQuestions examination={examination} groups={groups} chosen={chosen} canEdit={canEdit} />
        </ChosenBar>
      )}
      {shown.map((group) => (
        <BankSection
          key={group.section}
          group={group}
          stimuli={stimuli}
          examination={examination}
          mayArrange={canEdit && (!isFiltered || (applied.search.trim() === '' && applied.type === ''))}
          onDelete={canEdit ? setToDelete : undefined}
          onCorrect={examination.attempts_count > 0 ? open : undefined}
          chosen={chosen}
        />
      ))}
      {shown.length === 0 && (
        <Notice icon={<IconSearchOff aria-hidden />} title={t('bank.noMatch')}>
          <Button variant="default" onClick={() => change(noFilter)}>
            {t('bank.showAll')}
          </Button>
        </Notice>
      )}
      {toCorrect && (
        <CorrectKeyDialog
          key={toCorrect.number}
          place={{ examinationId: examination.id, questionId: toCorrect.dialog.id }}
          opened={opened}
          onClose={close}
        />
      )}
      <DeleteItem
        examination={examination}
        groups={groups}
        entry={toDelete}
        onClose={() => setToDelete(undefined)}
      />
    </>
  );
}
