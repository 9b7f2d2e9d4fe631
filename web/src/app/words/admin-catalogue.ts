import { adminMessagesWords } from '@lulus/contract/messages';
import { secondFactorWords } from '../../account/second-factor-words.ts';
import { auditWords } from '../../audit/words.ts';
import { bankWords } from '../../bank/words.ts';
import { classesWords } from '../../classes/words.ts';
import { correctionsWords } from '../../corrections/words.ts';
import { sectionWords } from '../../examinations/admin/detail/section-words.ts';
import { examinationSettingsWords } from '../../examinations/admin/edit/settings-words.ts';
import { chosenExaminationsWords } from '../../examinations/admin/list/chosen-examinations-words.ts';
import { sharingWords } from '../../examinations/admin/sharing/sharing-words.ts';
import { examinationAdminWords } from '../../examinations/admin/words.ts';
import { proctorWords } from '../../examinations/dashboard/proctor-words.ts';
import { interchangeWords } from '../../interchange/words.ts';
import { libraryWords } from '../../library/words.ts';
import { markingWords } from '../../marking/words.ts';
import { answerSheetWords } from '../../monitor/answer-sheet/answer-sheet-words.ts';
import { attemptHistoryWords } from '../../monitor/history/history-words.ts';
import { monitorWords } from '../../monitor/words.ts';
import { draftsWords } from '../../platform/drafts/words.ts';
import { pasteWords } from '../../platform/ui/paste/words.ts';
import { chosenWords } from '../../platform/ui/tables/chosen-words.ts';
import { richTextWords } from '../../questions/rich-text/rich-text-words.ts';
import { questionsWords } from '../../questions/words.ts';
import { searchWords } from '../../search/words.ts';
import { settingsWords } from '../../settings/words.ts';
import { staffWords } from '../../staff/words.ts';
import { studentsWords } from '../../students/words.ts';

/** Texts for staff, by namespace. They load with the first page for staff, and students do not download them. */
export const adminFeatures = {
  adminMessages: adminMessagesWords,
  answerSheet: answerSheetWords,
  attemptHistory: attemptHistoryWords,
  audit: auditWords,
  bank: bankWords,
  chosen: chosenWords,
  chosenExaminations: chosenExaminationsWords,
  classes: classesWords,
  corrections: correctionsWords,
  drafts: draftsWords,
  examinationAdmin: examinationAdminWords,
  examinationSettings: examinationSettingsWords,
  interchange: interchangeWords,
  library: libraryWords,
  marking: markingWords,
  monitor: monitorWords,
  paste: pasteWords,
  proctor: proctorWords,
  questions: questionsWords,
  richText: richTextWords,
  search: searchWords,
  secondFactor: secondFactorWords,
  sections: sectionWords,
  settings: settingsWords,
  sharing: sharingWords,
  staff: staffWords,
  students: studentsWords,
};
