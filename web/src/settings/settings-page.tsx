import type { Settings } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenDraft } from '../platform/drafts/use-keep-typed.ts';
import { WithDraft } from '../platform/drafts/with-draft.tsx';
import { LeaveGuard } from '../platform/navigation/leave-guard.tsx';
import { settingsQuery } from '../platform/school/school.api.ts';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../platform/ui/feedback/full-screen-loader.tsx';
import classes from '../platform/ui/forms/form.module.css';
import { PageHeader } from '../platform/ui/page/page-header.tsx';
import { CardSettings } from './card-settings.tsx';
import { LanguageAndTime } from './language-and-time.tsx';
import { LeaderboardSettings } from './leaderboard-settings.tsx';
import { OutageSetting } from './outage-setting.tsx';
import { PrivacySetting } from './privacy-setting.tsx';
import { RegistrationSetting } from './registration-setting.tsx';
import { SchoolSettings } from './school-settings.tsx';
import { settingsRecord, type TypedSettings, typedSettings } from './settings-fields.ts';
import pageClasses from './settings-page.module.css';
import { TeacherSettings } from './teacher-settings.tsx';
import { useErasureQuestion } from './use-erasure-question.tsx';
import { useSettingsForm } from './use-settings-form.ts';

export function SettingsPage() {
  const { t } = useTranslation();
  const query = useQuery({ ...settingsQuery(), refetchOnMount: 'always' });
  return (
    <>
      <PageHeader title={t('settings.title')} lead={t('settings.lead')} />
      {/* The form must start with the server's current settings, not with cached ones. */}
      {!query.isFetchedAfterMount && <FullScreenLoader />}
      {query.isFetchedAfterMount && query.data && <LoadedSettings settings={query.data} />}
      {query.isFetchedAfterMount && !query.data && (
        <Failure error={query.error} retry={query.refetch} retrying={query.isFetching} />
      )}
    </>
  );
}

/** Form of the settings. The device stores unsaved changes. */
function LoadedSettings({ settings }: { settings: Settings }) {
  // The settings when the page opened. A refetch must not change the form.
  const [initial] = useState(settings);
  return (
    <WithDraft place="settings" schema={typedSettings} record={settingsRecord(initial)}>
      {(typed, kept) => <EditSettings initial={initial} typed={typed} kept={kept} />}
    </WithDraft>
  );
}

interface EditProps {
  initial: Settings;
  typed: TypedSettings | null;
  kept: OpenDraft;
}

function EditSettings(given: EditProps) {
  const { t } = useTranslation();
  const erasure = useErasureQuestion();
  const { form, saved, save } = useSettingsForm({ ...given, ask: erasure.ask });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <form onSubmit={save} noValidate className={classes.form}>
      <SchoolSettings form={form} saved={saved} />
      <LanguageAndTime form={form} saved={saved} />
      <LeaderboardSettings form={form} />
      <RegistrationSetting form={form} />
      <TeacherSettings form={form} />
      <CardSettings form={form} saved={saved} />
      <OutageSetting form={form} />
      <PrivacySetting form={form} />
      <div className={`${classes.actions} ${classes.bar} ${pageClasses.bar}`}>
        <Button type="submit" loading={isSubmitting}>
          {t('settings.save')}
        </Button>
        <p className={classes.note}>{t(isDirty ? 'settings.unsaved' : 'settings.nothingChanged')}</p>
      </div>
      {erasure.dialog}
      <LeaveGuard unsaved={isDirty && !isSubmitting} text={t('drafts.leaveText')} />
    </form>
  );
}
