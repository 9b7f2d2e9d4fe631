/** The paper as the screen uses it: sections in order, with the contract's JSON inside JSON already read. */
import type { BankAsset, Paper, PaperQuestion } from '@lulus/contract';
import { inShape, listOf, objectOf, orElse, text } from '../../platform/device-store/shape.ts';
import { isImagePath } from '../../platform/ui/content/asset-url.ts';

export interface Option {
  key: string;
  /** What is shown, or the path of an image when `isImage`. */
  text: string;
  isImage: boolean;
}

export interface Question {
  id: string;
  /** Position in the section, from 1, as the number buttons show it. */
  number: number;
  /** Safe rich text. */
  html: string;
  options: Option[];
  assets: BankAsset;
  playLimit: number;
}

export interface Section {
  name: string;
  forwardOnly: boolean;
  /** Minutes of a timer of its own. */
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
  /** The sections are taken one after the other, each in its own time. */
  hasSectionTimers: boolean;
}

export interface Position {
  section: number;
  question: number;
}

const paths = orElse(listOf(text), () => []);
const bankAsset = objectOf<BankAsset>({ image: paths, audio: paths, video: paths });
const NO_ASSETS: BankAsset = { image: [], audio: [], video: [] };

/**
 * Sections that have questions, in the paper's order: object keys alone would put a section named '2' first.
 */
export function readPaper(exam: Paper['exam']): ExamPaper {
  const sections = exam.examination_sections
    .map((section) => ({
      name: section.name,
      forwardOnly: section.forward_only,
      duration: section.duration,
      questions: (exam.examination_bank[section.name] ?? []).map(readQuestion),
    }))
    .filter((section) => section.questions.length > 0);
  return {
    examId: exam.id,
    name: exam.examination_name,
    description: exam.examination_desc,
    duration: exam.examination_duration,
    extraTimePercent: 0,
    sections,
    hasSectionTimers: sections.some(({ duration }) => duration !== null),
  };
}

/** A paper is the same for all; this makes it a student's own. */
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

function readQuestion(question: PaperQuestion, index: number): Question {
  return {
    id: question.id,
    number: index + 1,
    html: question.bank_question,
    options: question.bank_option.flatMap((entry) =>
      Object.entries(entry).map(([key, text]) => ({ key, text, isImage: isImagePath(text) })),
    ),
    assets: readAssets(question.bank_asset),
    playLimit: question.play_limit,
  };
}

function readAssets(json: string): BankAsset {
  try {
    return inShape(bankAsset, JSON.parse(json)) ?? NO_ASSETS;
  } catch {
    return NO_ASSETS;
  }
}

/** Files of a question that are played and not just looked at. */
export function mediaOf({ assets }: Question): string[] {
  return [...assets.video, ...assets.audio];
}

export function questionAt(paper: ExamPaper, position: Position): Question | undefined {
  return paper.sections[position.section]?.questions[position.question];
}

export function allQuestions(paper: ExamPaper): Question[] {
  return paper.sections.flatMap((section) => section.questions);
}

/** The index of its section. */
export function sectionOf({ sections }: ExamPaper, questionId: string): number {
  return sections.findIndex(({ questions }) => questions.some(({ id }) => id === questionId));
}

export function findQuestion(paper: ExamPaper, questionId: string): Question | undefined {
  return allQuestions(paper).find((question) => question.id === questionId);
}

/** The next `count` questions in paper order: what is worth fetching ahead. */
export function questionsAfter(paper: ExamPaper, position: Position, count: number): Question[] {
  const before = paper.sections
    .slice(0, position.section)
    .reduce((sum, { questions }) => sum + questions.length, 0);
  const index = before + position.question;
  return allQuestions(paper).slice(index + 1, index + 1 + count);
}

/** The first question of the section that has something to be played. */
export function firstRecording(paper: ExamPaper, { section }: Position): Question | undefined {
  return paper.sections[section]?.questions.find((question) => mediaOf(question).length > 0);
}
