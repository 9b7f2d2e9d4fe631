/** The words that only admins read: loaded with the first admin page, so that students never fetch them. */
import i18next from 'i18next';
import { auditWords } from '../audit/words.ts';
import { bankWords } from '../bank/words.ts';
import { correctionsWords } from '../corrections/words.ts';
import { examinationAdminWords } from '../examinations/admin/words.ts';
import { monitorWords } from '../monitor/words.ts';
import { settingsWords } from '../settings/words.ts';
import { studentsWords } from '../students/words.ts';
import { adminMessagesWords } from './admin-messages-words.ts';
import { inLanguage } from './in-language.ts';
import { learnMessages } from './known-message.ts';
import { languages } from './language.ts';

export const adminFeatures = {
  adminMessages: adminMessagesWords,
  audit: auditWords,
  bank: bankWords,
  corrections: correctionsWords,
  examinationAdmin: examinationAdminWords,
  monitor: monitorWords,
  settings: settingsWords,
  students: studentsWords,
};

export function addAdminWords() {
  learnMessages('adminMessages', adminMessagesWords);
  for (const language of languages) {
    for (const [feature, all] of Object.entries(adminFeatures)) {
      i18next.addResourceBundle(
        language,
        'translation',
        { [feature]: inLanguage(all, language) },
        true,
        true,
      );
    }
  }
}
