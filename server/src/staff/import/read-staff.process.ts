import { answerSheet } from '../../platform/sheets/answer-sheet.ts';
import { readStaffRow } from './read-staff-row.ts';
import { STAFF_SHEET } from './staff-columns.ts';

answerSheet(STAFF_SHEET, readStaffRow);
