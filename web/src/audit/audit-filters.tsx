import { AUDIT_ACTIONS, type AuditAction } from '@lulus/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { SearchField } from '../platform/ui/forms/search-field.tsx';
import type { AuditView } from './audit-filter.ts';
import classes from './audit-page.module.css';

interface Props {
  view: AuditView;
  onView: (part: Partial<AuditView>) => void;
}

export function AuditFilters({ view, onView }: Props) {
  const { t, i18n } = useTranslation();
  const { locale } = useLanguage();
  const actions = AUDIT_ACTIONS.map((action) => ({ action, label: t(`audit.actions_${action}`) })).sort(
    (a, b) => a.label.localeCompare(b.label, i18n.language),
  );
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <search className={classes.filters}>
      <SearchField
        label={t('audit.who')}
        hint={t('audit.whoHint')}
        value={view.who}
        onSearch={(who) => onView({ who })}
        className={classes.text ?? ''}
      />
      <SearchField
        label={t('audit.subject')}
        hint={t('audit.subjectHint')}
        value={view.subject}
        onSearch={(subject) => onView({ subject })}
        className={classes.text ?? ''}
      />
      <NativeSelect
        label={t('audit.action')}
        value={view.action}
        onChange={(event) => onView({ action: event.currentTarget.value as AuditAction | '' })}
        className={classes.choice ?? ''}
      >
        <option value="">{t('audit.allActions')}</option>
        {actions.map(({ action, label }) => (
          <option key={action} value={action}>
            {label}
          </option>
        ))}
      </NativeSelect>
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          type="date"
          label={t(`audit.${end}`)}
          // In words, because browsers show dates in the order of their own language.
          description={view[end] && day.format(new Date(view[end]))}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={view[end]}
          onChange={(event) => onView({ [end]: event.currentTarget.value })}
          className={classes.day ?? ''}
        />
      ))}
    </search>
  );
}
