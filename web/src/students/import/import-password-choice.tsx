import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../platform/ui/forms/choice.tsx';
import classes from './import-password-choice.module.css';

/** Choice between passwords and links on the cards of students without a password in the file. */
export function ImportPasswordChoice({ input }: { input: UseFormRegisterReturn }) {
  const { t } = useTranslation();
  return (
    <div className={classes.give}>
      <Choice
        legend={t('students.giveLegend')}
        options={[
          { value: 'passwords', label: t('students.givePasswords') },
          { value: 'links', label: t('students.giveLinks') },
        ]}
        input={input}
      >
        <p className={classes.hint}>{t('students.giveHint')}</p>
      </Choice>
    </div>
  );
}
