/** The paper in the shape for the screen: sections in order, with nested JSON texts parsed. */
import type {
  BankAsset,
  DecimalSign,
  Interaction,
  Paper,
  PaperGap,
  PaperQuestion,
  PaperStimulus,
} from '@lulus/contract';
import * as v from 'valibot';
import { parseValue } from '../../platform/device-store/parse-value.ts';
import { isImagePath } from '../../platform/ui/content/asset-url.ts';

export interface Option {
  key: string;
  /** The text of the option, or the path of an image if `isImage`. */
  text: string;
  isImage: boolean;
  /** True if the text is rich text. */
  isHtml: boolean;
}

export interface Row {
  key: string;
  text: string;
  isHtml: boolean;
}

/** A gap of the text. */
export interface Gap {
  number: string;
  type: PaperGap['type'];
  /** Of a list, in this student's order. */
  options: { key: string; text: string }[];
}

/** A recording of a question or of a stimulus. Its plays are counted under this id. */
export interface Recording {
  id: string;
  assets: BankAsset;
  playLimit: number;
  isStimulus?: true;
}

/** A passage, picture or recording that several questions share. */
export interface Stimulus extends Recording {
  /** Sanitized rich text. */
  html: string;
  isStimulus: true;
}

export interface Question extends Recording {
  /** Position in the section, from 1, as the number buttons show it. */
  number: number;
  /** Sanitized rich text. */
  html: string;
  interaction: Interaction;
  /** Options, the columns of a table, or the right sides of a matching question. */
  options: Option[];
  /** Statements of a table, or left sides of a matching question. */
  rows: Row[];
  /** The gaps of the text, in the order of their numbers. */
  gaps: Gap[];
  minChoices: number | null;
  maxChoices: number | null;
  /** Whether several left sides may have the same right side. */
  reuseOptions: boolean;
  /** The unit of a number. */
  unit: string | null;
  /** How long an essay should be at most. */
  maxWords: number | null;
  /** The same object for all questions that share it. */
  stimulus: Stimulus | null;
}

export interface Section {
  name: string;
  forwardOnly: boolean;
  /** Minutes of the section's own timer. Null if it has none. */
  duration: number | null;
  questions: Question[];
}

export interface ExamPaper {
  examId: string;
  name: string;
  description: string;
  /** Minutes, including the student's extra time; the sections' minutes include it too. */
  duration: number;
  extraTimePercent: number;
  sections: Section[];
  /** The sign between whole and decimals in typed numbers. */
  decimalSign: DecimalSign;
  /** True if the sections have timers. Then they are taken one after the other. */
  hasSectionTimers: boolean;
}

export interface Position {
  section: number;
  question: number;
}

const paths = v.optional(v.array(v.string()), []);
const bankAsset = v.object({ image: paths, audio: paths, video: paths });
const NO_ASSETS: BankAsset = { image: [], audio: [], video: [] };

/**
 * Converts a paper for the screen. Leaves out sections without questions. Takes the order from `examination_sections`,
 * because object keys would put a section named '2' first.
 */
export function readPaper(exam: Paper['exam']): ExamPaper {
  const stimuli = new Map(Object.entries(exam.stimuli).map(([id, one]) => [id, readStimulus(id, one)]));
  const sections = exam.examination_sections
    .map((section) => ({
      name: section.name,
      forwardOnly: section.forward_only,
      // A paper of an earlier version has minutes only.
      duration: section.duration_seconds === null ? section.duration : section.duration_seconds / 60,
      questions: (exam.examination_bank[section.name] ?? []).map((question, index) =>
        readQuestion(question, index, stimuli),
      ),
    }))
    .filter((section) => section.questions.length > 0);
  return {
    examId: exam.id,
    name: exam.examination_name,
    description: exam.examination_desc,
    duration: exam.examination_duration,
    extraTimePercent: 0,
    sections,
    decimalSign: exam.decimal_sign,
    hasSectionTimers: sections.some(({ duration }) => duration !== null),
  };
}

/** Returns the paper with a student's extra time added to its durations. The server's paper is the same for all. */
export function withExtraTime(paper: ExamPaper, extraTimePercent: number): ExamPaper {
  const longer = (minutes: number) => (minutes * (100 + extraTimePercent)) / 100;
  return {
    ...paper,
    extraTimePercent,
    duration: longer(paper.duration),
    sections: paper.sections.map((section) => ({
      ...section,
      duration: section.duration === null ? null : longer(section.duration),
    })),
  };
}

function readStimulus(id: string, { content, bank_asset, play_limit }: PaperStimulus): Stimulus {
  return { id, html: content, assets: readAssets(bank_asset), playLimit: play_limit, isStimulus: true };
}

function readQuestion(
  question: PaperQuestion,
  index: number,
  stimuli: Map<string | null, Stimulus>,
): Question {
  return {
    id: question.id,
    number: index + 1,
    html: question.bank_question,
    options: question.bank_option.flatMap((entry) =>
      Object.entries(entry).map(([key, text]) => ({
        key,
        text,
        isImage: isImagePath(text),
        isHtml: question.option_type === 'html',
      })),
    ),
    interaction: question.interaction,
    rows: question.bank_rows.flatMap((entry) =>
      Object.entries(entry).map(([key, text]) => ({ key, text, isHtml: question.rows_type === 'html' })),
    ),
    gaps: Object.entries(question.bank_gaps).map(([number, { type, options = [] }]) => ({
      number,
      type,
      options: options.flatMap((one) => Object.entries(one).map(([key, text]) => ({ key, text }))),
    })),
    minChoices: question.min_choices,
    maxChoices: question.max_choices,
    reuseOptions: question.reuse_options,
    unit: question.unit,
    maxWords: question.max_words,
    assets: readAssets(question.bank_asset),
    playLimit: question.play_limit,
    stimulus: stimuli.get(question.stimulus) ?? null,
  };
}

function readAssets(json: string): BankAsset {
  try {
    return parseValue(bankAsset, JSON.parse(json)) ?? NO_ASSETS;
  } catch {
    return NO_ASSETS;
  }
}

/** Returns the paths of videos and sound recordings. */
export function mediaOf({ assets }: Recording): string[] {
  return [...assets.video, ...assets.audio];
}

/** Returns the recordings that belong to a question: that of its stimulus, and its own. */
export function recordingsOf({ stimulus, ...question }: Question): Recording[] {
  return [...(stimulus ? [stimulus] : []), question].filter((one) => mediaOf(one).length > 0);
}

/** Returns the recordings of these questions, each once. */
export const recordingsIn = (questions: Question[]): Recording[] => [
  ...new Map(questions.flatMap(recordingsOf).map((one) => [one.id, one])).values(),
];

export function questionAt(paper: ExamPaper, position: Position): Question | undefined {
  return paper.sections[position.section]?.questions[position.question];
}

export function allQuestions(paper: ExamPaper): Question[] {
  return paper.sections.flatMap((section) => section.questions);
}

/** Returns the index of the question's section, or -1. */
export function sectionOf({ sections }: ExamPaper, questionId: string): number {
  return sections.findIndex(({ questions }) => questions.some(({ id }) => id === questionId));
}

export function findQuestion(paper: ExamPaper, questionId: string): Question | undefined {
  return allQuestions(paper).find((question) => question.id === questionId);
}

/** Returns the next `count` questions in paper order, for loading their files ahead. */
export function questionsAfter(paper: ExamPaper, position: Position, count: number): Question[] {
  const before = paper.sections
    .slice(0, position.section)
    .reduce((sum, { questions }) => sum + questions.length, 0);
  const index = before + position.question;
  return allQuestions(paper).slice(index + 1, index + 1 + count);
}

/** Returns the first recording in the section of this position. */
export function firstRecording(paper: ExamPaper, { section }: Position): Recording | undefined {
  return recordingsIn(paper.sections[section]?.questions ?? [])[0];
}
