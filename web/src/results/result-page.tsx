import { areResultsOut } from '@lulus/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import * as v from 'valibot';
import { examinationsQuery } from '../examinations/examinations.api.ts';
import { examRecord } from '../examinations/list/exam-record.ts';
import { selectedExaminationId } from '../examinations/selected-examination.ts';
import { parseValue } from '../platform/device-store/parse-value.ts';
import { paths } from '../platform/navigation/paths.ts';
import { FullScreenLoader } from '../platform/ui/feedback/full-screen-loader.tsx';
import { PendingResult } from './pending-result.tsx';
import { ReleasedResult } from './released-result.tsx';
import { ReopenedExam } from './reopened-exam.tsx';
import { storedResult } from './shown-result.ts';

/** Router state that the exam screen passes after submission. */
const submissionState = v.object({
  resultsAt: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-.*Z$/))),
});

export function ResultPage() {
  const examId = selectedExaminationId();
  return examId ? <Result key={examId} examId={examId} /> : <Navigate to={paths.dashboard} replace />;
}

/**
 * Shows the result once it is released. The list of examinations says whether it is, and whether the attempt runs again.
 * So the page never asks for a result that the server would refuse.
 */
function Result({ examId }: { examId: string }) {
  const [openedAt] = useState(Date.now);
  const list = useQuery(examinationsQuery());
  const submission = parseValue(submissionState, useLocation().state);
  // A list from before the submission is outdated.
  if (!list.data || list.dataUpdatedAt < openedAt) {
    if (storedResult()) return <ReleasedResult examId={examId} />;
    if (submission) return <PendingResult examId={examId} resultsAt={submission.resultsAt} list={list} />;
    return list.error ? <ReleasedResult examId={examId} /> : <FullScreenLoader />;
  }

  const examination = list.data.examinations.find(({ id }) => id === examId);
  const record = examRecord(list.data);
  const row = record.find(({ examination_id }) => examination_id === examId);
  if (examination?.attempt_state === 'running') return <ReopenedExam examination={examination} />;
  if (row?.result_score === null) {
    const resultsAt = examination?.results_at ?? null;
    const isMarking = examination !== undefined && areResultsOut(examination, Date.now());
    return (
      <PendingResult examId={examId} row={row} resultsAt={resultsAt} isMarking={isMarking} list={list} />
    );
  }
  // Results without an id may be of this examination.
  const isNeverTaken = !row && record.every(({ examination_id }) => examination_id !== null);
  if (isNeverTaken) return <Navigate to={paths.examinationDetail} replace />;
  return <ReleasedResult examId={examId} name={row?.examination_name} />;
}
