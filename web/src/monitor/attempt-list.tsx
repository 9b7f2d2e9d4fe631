import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { pageOf } from '../ui/pages.ts';
import type { RowAction } from './attempt-actions.tsx';
import { type AttemptRow, filterAttempts, noFilter } from './attempt-row.ts';
import { AttemptTable } from './attempt-table.tsx';
import { AttemptTools } from './attempt-tools.tsx';
import type { ServerClock } from './running-time.tsx';

interface Props {
  rows: AttemptRow[];
  questions: number;
  clock: ServerClock;
  onAct: (action: RowAction, row: AttemptRow) => void;
}

export function AttemptList({ rows, questions, clock, onAct }: Props) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(noFilter);
  const [wanted, setWanted] = useState(1);
  const found = useMemo(() => filterAttempts(rows, filter), [rows, filter]);
  const page = pageOf(found, wanted);

  function narrow(part: Partial<typeof filter>) {
    setFilter((before) => ({ ...before, ...part }));
    setWanted(1);
  }

  return (
    <>
      <AttemptTools filter={filter} onFilter={narrow} />
      {page.total === 0 ? (
        <Notice icon={<IconSearchOff aria-hidden />} role="status" title={t('monitor.noMatch')}>
          <Button variant="default" onClick={() => narrow(noFilter)}>
            {t('monitor.showAll')}
          </Button>
        </Notice>
      ) : (
        <>
          <AttemptTable rows={page.rows} questions={questions} clock={clock} onAct={onAct} />
          <Pager
            page={page}
            list={t('monitor.title')}
            showing={(shown) => t('monitor.showing', shown)}
            onPage={setWanted}
          />
        </>
      )}
    </>
  );
}
