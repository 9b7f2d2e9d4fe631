/**
 * The audit log's lines: for every endpoint with which an admin changes or exports something, a call and its lines. The
 * caller is the admin. Reads leave no line, except for exports as a file.
 */
import type { Endpoint } from '@lulus/contract';
import * as contract from '@lulus/contract';
import { attemptDeeds } from './audit/attempt-deeds.ts';
import { bankDeeds } from './audit/bank-deeds.ts';
import type { Deed } from './audit/deed.ts';
import { examinationDeeds } from './audit/examination-deeds.ts';
import { schoolDeeds } from './audit/school-deeds.ts';
import { studentDeeds } from './audit/student-deeds.ts';
import { correcting } from './correcting.ts';
import type { TestApp } from './test-app.ts';

/** Admin endpoints that are not GET and yet change nothing. */
export const CHANGE_NOTHING: Endpoint[] = [contract.previewCorrection, contract.beginSecondFactor];

export async function auditTable(app: TestApp): Promise<{ admin: { id: string }; deeds: Deed[] }> {
  const corrections = await correcting(app);
  const { admin } = corrections;
  const deeds = [
    ...examinationDeeds(app, admin),
    ...bankDeeds(app, admin),
    ...attemptDeeds(app, corrections),
    ...studentDeeds(app, admin),
    ...schoolDeeds(app, admin),
  ];
  return { admin, deeds };
}
