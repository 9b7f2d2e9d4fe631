import { MAX_CHOSEN } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconClockPlus, IconSearchOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressView } from '../../platform/navigation/use-address-view.ts';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { ChosenBar } from '../../platform/ui/tables/chosen-bar.tsx';
import { Pager } from '../../platform/ui/tables/pager.tsx';
import { pageOf } from '../../platform/ui/tables/pages.ts';
import { useChosen } from '../../platform/ui/tables/use-chosen.ts';
import { type AttemptRow, attemptAddress, filterAttempts, isRunning, noFilter } from '../attempt-row.ts';
import type { RowAction } from './attempt-actions.tsx';
import { AttemptTable } from './attempt-table.tsx';
import { AttemptTools } from './attempt-tools.tsx';
import type { ServerClock } from './running-time.tsx';

interface Props {
  rows: AttemptRow[];
  clock: ServerClock;
  onAct: (action: RowAction, row: AttemptRow) => void;
  onExtendChosen: (rows: AttemptRow[], done: () => void) => void;
}

export function AttemptList({ rows, clock, onAct, onExtendChosen }: Props) {
  const { t } = useTranslation();
  const { view, change } = useAddressView(attemptAddress);
  const found = useMemo(() => filterAttempts(rows, view), [rows, view]);
  // Only running attempts can get more time.
  const running = useMemo(() => found.filter(isRunning), [found]);
  const chosen = useChosen(running);
  const page = pageOf(found, view.page);

  return (
    <>
      <AttemptTools filter={view} onFilter={change} />
      {page.total === 0 ? (
        <Notice icon={<IconSearchOff aria-hidden />} role="status" title={t('monitor.noMatch')}>
          <Button variant="default" onClick={() => change(noFilter)}>
            {t('monitor.showAll')}
          </Button>
        </Notice>
      ) : (
        <>
          {running.length > 0 && (
            <ChosenBar chosen={chosen} page={page.rows.filter(isRunning)} found={running} max={MAX_CHOSEN}>
              <ActionButton icon={IconClockPlus} onClick={() => onExtendChosen(chosen.rows, chosen.clear)}>
                {t('monitor.extend')}
              </ActionButton>
            </ChosenBar>
          )}
          <AttemptTable rows={page.rows} clock={clock} onAct={onAct} chosen={chosen} />
          <Pager
            page={page}
            list={t('monitor.title')}
            showing={(shown) => t('monitor.showing', shown)}
            onPage={(next) => change({ page: next })}
          />
        </>
      )}
    </>
  );
}
