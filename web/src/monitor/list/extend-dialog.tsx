import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../platform/ui/forms/choice.tsx';
import type { TimeForm } from '../monitor.api.ts';
import { TimeDialog } from './time-dialog.tsx';

const USUAL_MINUTES = 10;
const ways = ['give', 'takeBack'] as const;

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  text: string;
  /** Its minutes are negative to take time back. */
  save: (form: TimeForm) => Promise<void>;
}

/** Gives running attempts more time, or takes time back. */
export function ExtendDialog({ save, ...dialog }: Props) {
  const { t } = useTranslation();
  const [way, setWay] = useState<(typeof ways)[number]>('give');
  const isBack = way === 'takeBack';
  return (
    <TimeDialog
      {...dialog}
      usual={USUAL_MINUTES}
      confirm={t(isBack ? 'monitor.takeBackConfirm' : 'monitor.extendConfirm')}
      danger={isBack}
      save={({ minutes, reason }) => save({ minutes: isBack ? -minutes : minutes, reason })}
    >
      <Choice
        legend={t('monitor.extendWay')}
        options={ways.map((value) => ({ value, label: t(`monitor.extendWay_${value}`) }))}
        chosen={way}
        input={{
          name: 'way',
          onChange: ({ currentTarget }) => setWay(currentTarget.value === 'takeBack' ? 'takeBack' : 'give'),
        }}
      />
    </TimeDialog>
  );
}
