import { answerSheet } from '../../platform/sheets/answer-sheet.ts';
import { readRow } from './read-rows.ts';
import { STUDENT_SHEET } from './student-columns.ts';

answerSheet(STUDENT_SHEET, readRow);
