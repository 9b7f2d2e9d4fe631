import { docxWords } from './interchange/docx-words.ts';
import { exportWords } from './interchange/export-words.ts';
import { filesWords } from './interchange/files-words.ts';
import { moodleXmlWords } from './interchange/moodle-xml-words.ts';
import { qtiWords } from './interchange/qti-words.ts';
import { qti1Words } from './interchange/qti1-words.ts';
import { questionsWords } from './interchange/questions-words.ts';
import { xlsxWords } from './interchange/xlsx-words.ts';

/** Messages about files of questions: why a question is refused, what it loses, and where it stands in the file. */
export const interchangeMessagesWords = {
  ...filesWords,
  ...questionsWords,
  ...exportWords,
  ...moodleXmlWords,
  ...qtiWords,
  ...qti1Words,
  ...docxWords,
  ...xlsxWords,
};
