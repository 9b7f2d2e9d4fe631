import type { ExaminationAdmin } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CorrectKeyDialog } from '../corrections/correct-key-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import type { BankEntry } from './bank.api.ts';
import { filterBank, groupBank, noFilter } from './bank-filter.ts';
import { BankFilters } from './bank-filters.tsx';
import { BankSection } from './bank-section.tsx';
import { DeleteItem } from './delete-item.tsx';

/** The questions section by section, searched and filtered as it is typed. */
export function BankList({ examination, entries }: { examination: ExaminationAdmin; entries: BankEntry[] }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(noFilter);
  const [toDelete, setToDelete] = useState<BankEntry>();
  const { shown: toCorrect, opened, open, close } = useDialog<BankEntry>();
  const groups = useMemo(() => groupBank(entries), [entries]);
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => filterBank(groups, applied), [groups, applied]);
  const isFiltered = applied.search.trim() !== '' || applied.section !== '' || applied.type !== '';
  const count = shown.reduce((sum, group) => sum + group.entries.length, 0);

  return (
    <>
      <BankFilters
        filter={filter}
        onFilter={setFilter}
        sections={groups.map(({ section }) => section)}
        summary={t(isFiltered ? 'bank.found' : 'bank.questions', { count })}
      />
      {shown.map((group) => (
        <BankSection
          key={group.section}
          group={group}
          examination={examination}
          mayArrange={!isFiltered || (applied.search.trim() === '' && applied.type === '')}
          onDelete={setToDelete}
          onCorrect={examination.attempts_count > 0 ? open : undefined}
        />
      ))}
      {shown.length === 0 && (
        <Notice icon={<IconSearchOff aria-hidden />} title={t('bank.noMatch')}>
          <Button variant="default" onClick={() => setFilter(noFilter)}>
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
      <DeleteItem entry={toDelete} onClose={() => setToDelete(undefined)} />
    </>
  );
}
