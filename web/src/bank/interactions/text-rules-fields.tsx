import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import formClasses from '../../platform/ui/forms/form.module.css';
import type { AcceptedAnswer } from '../../questions/short-answer/answers-draft.ts';
import type { DraftFieldsProps } from '../edit/draft-fields.ts';

const ARABIC = /\p{Script=Arabic}/u;

interface Props extends Pick<DraftFieldsProps, 'draft' | 'change'> {
  accepted: readonly AcceptedAnswer[];
}

/** What matters when a student's text is compared with the accepted ones. */
export function TextRulesFields({ draft: { answers }, change, accepted }: Props) {
  const { t } = useTranslation();
  const set = (changed: Partial<typeof answers>) =>
    change({ type: 'set', fields: { answers: { ...answers, ...changed } } });
  const isArabic = accepted.some(({ answer }) => ARABIC.test(answer));
  return (
    <div className={formClasses.group}>
      <Switch
        label={t('bank.caseMatters')}
        checked={answers.hasCase}
        onChange={({ currentTarget }) => set({ hasCase: currentTarget.checked })}
      />
      <Switch
        label={t('bank.accentsMatter')}
        description={t('bank.accentsHint')}
        checked={answers.hasAccents ?? !isArabic}
        onChange={({ currentTarget }) => set({ hasAccents: currentTarget.checked })}
      />
      <Switch
        label={t('bank.punctuationMatters')}
        checked={answers.hasPunctuation}
        onChange={({ currentTarget }) => set({ hasPunctuation: currentTarget.checked })}
      />
    </div>
  );
}
