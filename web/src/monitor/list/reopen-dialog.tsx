import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AttemptRow, isRunning } from '../attempt-row.ts';
import { minutesLeft } from '../minutes-left.ts';
import type { ReopenForm } from '../monitor.api.ts';
import { TimeDialog } from './time-dialog.tsx';

/** Value of the choice for the whole attempt. */
const WHOLE = '';

interface Props {
  row: AttemptRow;
  opened: boolean;
  onClose: () => void;
  save: (form: ReopenForm) => Promise<void>;
}

/** Reopens a closed attempt, or one of its sections. In a running attempt, reopens a section that is over. */
export function ReopenDialog({ row, opened, onClose, save }: Props) {
  const { t } = useTranslation();
  const { name, ended_sections } = row;
  const running = isRunning(row);
  const [place, setPlace] = useState(running ? String(ended_sections.length - 1) : WHOLE);
  const section = place === WHOLE ? undefined : Number(place);
  const text = [
    !running && t('monitor.reopenText', { name }),
    section !== undefined && t('monitor.reopenSectionText', { name }),
  ];
  return (
    <TimeDialog
      opened={opened}
      onClose={onClose}
      title={t(running ? 'monitor.reopenSectionTitle' : 'monitor.reopenTitle')}
      text={text.filter(Boolean).join(' ')}
      confirm={t('monitor.reopen')}
      danger={!running}
      usual={minutesLeft(row, section)}
      save={(form) => save({ ...form, section })}
    >
      {ended_sections.length > 0 && (
        <NativeSelect
          label={t('monitor.reopenPlace')}
          value={place}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        >
          {!running && <option value={WHOLE}>{t('monitor.reopenWhole')}</option>}
          {ended_sections.map((one, at) => (
            <option key={one.name} value={at}>
              {one.name}
            </option>
          ))}
        </NativeSelect>
      )}
    </TimeDialog>
  );
}
