import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import formClasses from '../../platform/ui/forms/form.module.css';
import type { DraftFieldsProps } from '../edit/draft-fields.ts';
import classes from '../interactions/scoring-fields.module.css';

/** Which options keep their place when an examination shuffles them. Closed while all may be shuffled. */
export function OptionOrder({ draft, change }: Pick<DraftFieldsProps, 'draft' | 'change'>) {
  const { t } = useTranslation();
  const { options, keep_option_order } = draft;
  const isUsual = !keep_option_order && options.every(({ isPinned }) => !isPinned);
  return (
    <details className={classes.details} open={!isUsual || undefined}>
      <summary className={classes.summary}>{t('bank.optionOrder')}</summary>
      <div className={formClasses.group}>
        <Switch
          label={t('bank.keepOrder')}
          checked={keep_option_order}
          onChange={({ currentTarget }) =>
            change({ type: 'set', fields: { keep_option_order: currentTarget.checked } })
          }
        />
        {!keep_option_order &&
          options.map(({ id, isPinned }, index) => (
            <Switch
              key={id}
              label={t('bank.pinned', { number: index + 1 })}
              checked={isPinned}
              onChange={({ currentTarget }) =>
                change({
                  type: 'option_edited',
                  edit: { type: 'typed', id, fields: { isPinned: currentTarget.checked } },
                })
              }
            />
          ))}
      </div>
    </details>
  );
}
