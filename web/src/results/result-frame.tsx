import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { forgetResult } from '../examinations/selected-examination.ts';
import { paths } from '../platform/navigation/paths.ts';
import { ActionButton } from '../platform/ui/buttons/action-button.tsx';
import { PageHeader } from '../platform/ui/page/page-header.tsx';

/** The title of the result page, with its buttons. */
export function ResultFrame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('results.title')} actions={actions} />
      {children}
    </>
  );
}

/** Opens the dashboard and removes the result from this device. */
export function ExitButton({ variant }: { variant?: 'filled' }) {
  const { t } = useTranslation();
  const navigate = useNavigate();

  async function exit() {
    // Leaves the page first. Without its stored result, the page would fetch it again.
    await navigate(paths.dashboard);
    forgetResult();
  }

  return (
    <ActionButton icon={IconArrowRight} onClick={exit} {...(variant && { variant })}>
      {t('results.exit')}
    </ActionButton>
  );
}
