import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NetworkError } from '../../platform/api/client.ts';
import { errorMessages } from '../../platform/ui/feedback/error-messages.ts';
import { showFailure, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { type ImportChoice, refetchStudents, sendImport } from '../students.api.ts';
import { firstState, importStep } from './import-state.ts';
import { importSummary } from './import-summary.ts';

export function useImport() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(importStep, firstState);
  const onUpload = (share: number) => dispatch({ type: 'sent', share });

  async function check(file: File) {
    dispatch({ type: 'check' });
    try {
      dispatch({ type: 'checked', report: await sendImport(file, undefined, onUpload) });
    } catch (error) {
      showFailure(t('students.failed'));
      dispatch({ type: 'failed', errors: errorMessages(error) });
    }
  }

  async function write(file: File, choice: ImportChoice) {
    dispatch({ type: 'write' });
    try {
      const outcome = await sendImport(file, choice, onUpload);
      dispatch({ type: 'written', outcome });
      showSuccess(importSummary(t, outcome));
    } catch (error) {
      const isUnclear = error instanceof NetworkError;
      const errors = isUnclear ? [t('students.connectionLost')] : errorMessages(error);
      showFailure(t('students.failed'));
      const isStale = error instanceof ApiError && error.code === 'import_stale';
      dispatch({ type: 'failed', errors, recheck: isUnclear || isStale });
    } finally {
      refetchStudents(queryClient);
    }
  }

  return { state, dispatch, check, write };
}
