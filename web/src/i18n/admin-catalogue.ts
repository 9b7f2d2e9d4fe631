/** The words that only admins read: loaded with the first admin page, so that students never fetch them. */
import { adminMessagesWords } from '@lulus/contract/messages';
import { secondFactorWords } from '../account/second-factor-words.ts';
import { auditWords } from '../audit/words.ts';
import { bankWords } from '../bank/words.ts';
import { correctionsWords } from '../corrections/words.ts';
import { draftsWords } from '../drafts/words.ts';
import { chosenExaminationsWords } from '../examinations/admin/chosen-words.ts';
import { examinationSettingsWords } from '../examinations/admin/settings-words.ts';
import { examinationAdminWords } from '../examinations/admin/words.ts';
import { answerSheetWords } from '../monitor/answer-sheet-words.ts';
import { attemptHistoryWords } from '../monitor/history-words.ts';
import { monitorWords } from '../monitor/words.ts';
import { searchWords } from '../search/words.ts';
import { settingsWords } from '../settings/words.ts';
import { studentsWords } from '../students/words.ts';
import { chosenWords } from '../ui/chosen-words.ts';
import { addFeatures } from './add-features.ts';
import { inLanguage } from './in-language.ts';
import { learnMessages } from './known-message.ts';

export const adminFeatures = {
  adminMessages: adminMessagesWords,
  answerSheet: answerSheetWords,
  attemptHistory: attemptHistoryWords,
  audit: auditWords,
  bank: bankWords,
  chosen: chosenWords,
  chosenExaminations: chosenExaminationsWords,
  corrections: correctionsWords,
  drafts: draftsWords,
  examinationAdmin: examinationAdminWords,
  examinationSettings: examinationSettingsWords,
  monitor: monitorWords,
  search: searchWords,
  secondFactor: secondFactorWords,
  settings: settingsWords,
  students: studentsWords,
};

export function addAdminWords() {
  learnMessages('adminMessages', inLanguage(adminMessagesWords, 'default'));
  addFeatures(adminFeatures);
}
