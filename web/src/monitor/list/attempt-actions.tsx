import { Tooltip } from '@mantine/core';
import { IconClockPlus, IconHistory, IconLockOpen, IconMailCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../platform/ui/buttons/icon-button.tsx';
import classes from '../../platform/ui/tables/row-actions.module.css';
import { type AttemptRow, isRunning } from '../attempt-row.ts';

export type RowAction = 'extend' | 'reopen' | 'decideLate' | 'history';

interface Props {
  row: AttemptRow;
  onAct: (action: RowAction, row: AttemptRow) => void;
}

const icons = {
  extend: IconClockPlus,
  reopen: IconLockOpen,
  decideLate: IconMailCheck,
  history: IconHistory,
};

function actionsFor(row: AttemptRow): RowAction[] {
  if (isRunning(row)) {
    return row.ended_sections.length > 0 ? ['extend', 'reopen', 'history'] : ['extend', 'history'];
  }
  return row.late ? ['decideLate', 'reopen', 'history'] : ['reopen', 'history'];
}

export function AttemptActions({ row, onAct }: Props) {
  const { t } = useTranslation();
  return (
    <span className={classes.actions}>
      {actionsFor(row).map((action) => {
        const Icon = icons[action];
        const label = t(`monitor.${action}`);
        return (
          <Tooltip key={action} label={label} openDelay={400}>
            <IconButton
              className={classes.action}
              aria-label={t('monitor.ofStudent', { action: label, name: row.name })}
              onClick={() => onAct(action, row)}
            >
              <Icon size={20} stroke={1.75} aria-hidden />
            </IconButton>
          </Tooltip>
        );
      })}
    </span>
  );
}
