import type { ExaminationAdmin } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { examinationAdminQuery } from './admin-examinations.api.ts';
import { useSelectedExamination } from './use-selected-examination.ts';

type Content = (examination: ExaminationAdmin) => ReactNode;

/** Loads the selected examination for an admin's page. Without one, it redirects to the list. */
export function WithSelectedExamination({ children }: { children: Content }) {
  const id = useSelectedExamination();
  return id ? (
    <Loaded key={id} id={id}>
      {children}
    </Loaded>
  ) : (
    <Navigate to={paths.examinations} replace />
  );
}

function Loaded({ id, children }: { id: string; children: Content }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(examinationAdminQuery(id));
  if (isPending) return <FullScreenLoader />;
  if (data) return children(data);
  return <ExaminationFailure error={error} retry={refetch} retrying={isFetching} />;
}

/** Error of a failed load, with a link to the list. */
export function ExaminationFailure(props: { error: unknown; retry: () => void; retrying: boolean }) {
  const { t } = useTranslation();
  return (
    <Failure {...props}>
      <Button component={Link} to={paths.examinations} variant="default">
        {t('examinations.back')}
      </Button>
    </Failure>
  );
}
