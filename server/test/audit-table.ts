/**
 * The audit lines of every endpoint with which an admin changes or exports data: an action for each, and its
 * lines. The admin is the caller. Reads write no lines.
 */
import type { Endpoint } from '@lulus/contract';
import * as contract from '@lulus/contract';
import { attemptDeeds } from './audit/attempt-deeds.ts';
import { bankDeeds } from './audit/bank-deeds.ts';
import { classDeeds } from './audit/class-deeds.ts';
import type { Deed } from './audit/deed.ts';
import { examinationDeeds } from './audit/examination-deeds.ts';
import { libraryDeeds } from './audit/library-deeds.ts';
import { schoolDeeds } from './audit/school-deeds.ts';
import { staffDeeds } from './audit/staff-deeds.ts';
import { studentDeeds } from './audit/student-deeds.ts';
import { keyCorrections } from './correct-keys.ts';
import type { TestApp } from './test-app.ts';

/** Admin endpoints with another method than GET that change nothing. */
export const CHANGE_NOTHING: Endpoint[] = [contract.previewCorrection, contract.beginSecondFactor];

export async function auditTable(app: TestApp): Promise<{ admin: { id: string }; deeds: Deed[] }> {
  const corrections = await keyCorrections(app);
  const { admin } = corrections;
  const deeds = [
    ...examinationDeeds(app, admin),
    ...bankDeeds(app, admin),
    ...libraryDeeds(app, admin),
    ...attemptDeeds(app, corrections),
    ...studentDeeds(app, admin),
    ...staffDeeds(app, admin),
    ...classDeeds(app, admin),
    ...schoolDeeds(app, admin),
  ];
  return { admin, deeds };
}
