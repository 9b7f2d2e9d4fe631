import { buffer } from 'node:stream/consumers';
import {
  EXPORT_EXTENSIONS,
  type ExportFormat,
  type PackageSettings,
  packageSettings,
  type Reply,
  type reportExport,
} from '@lulus/contract';
import { picturesIn } from '../../content/link-content.ts';
import { type ExaminationRow, getExaminationRow } from '../../examinations/examinations.queries.ts';
import { answerNumbers } from '../../interactions/index.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Say } from '../../platform/http/replies/reply-language.ts';
import { listItems } from '../../questions/bank-items.queries.ts';
import { listSections } from '../../questions/sections.queries.ts';
import { listStimuli } from '../../questions/stimuli.queries.ts';
import type { ExportedExamination, Loss, Written } from '../exported.ts';
import { writeQuestions } from './write-questions.ts';

type Context = Pick<PlatformContext, 'db' | 'files'>;

const PATH = /^bank_(asset|option)\//;

/** Returns the paths of all files that a question or stimulus names. */
function pathsOf(texts: unknown): string[] {
  if (typeof texts === 'string') return PATH.test(texts) ? [texts] : picturesIn(texts);
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(pathsOf) : [];
}

/** Returns the files by path, without lost ones. */
async function readFiles({ files }: Context, paths: Set<string>): Promise<Map<string, Uint8Array>> {
  const media = new Map<string, Uint8Array>();
  for (const path of paths) {
    const size = await files.sizeOf(path);
    if (size) media.set(path, await buffer(await files.read(path, { start: 0, end: size - 1 })));
  }
  return media;
}

/** Returns the settings that do not belong to one server. */
function settingsOf(examination: ExaminationRow): PackageSettings {
  // Without its time, a release waits for the teacher.
  const results_release = examination.results_release === 'at_once' ? 'at_once' : 'by_hand';
  return packageSettings.parse({ ...examination, results_release });
}

async function readExamination(context: Context, id: string): Promise<ExportedExamination> {
  const { db } = context;
  const examination = await getExaminationRow(db, id);
  const items = (await listItems(db, id)).map((item) => ({ ...item, bank_answer: answerNumbers(item) }));
  const stimuli = await listStimuli(db, id);
  const media = await readFiles(context, new Set(pathsOf([items, stimuli])));
  const sections = (await listSections(db, id)).map(
    ({ id: _, bank_count: __, has_recording: ___, ...section }) => section,
  );
  return {
    name: examination.examination_name,
    settings: settingsOf(examination),
    sections,
    items,
    stimuli,
    media,
  };
}

/** Returns the characters of a name that every file system and header can have. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\w -]/g, '')
    .replace(/\s+/g, ' ')
    .trim() || 'lulus';

/** Writes the examination's questions in the format. `name` is the file's. */
export async function exportExamination(
  context: Context,
  id: string,
  format: ExportFormat,
): Promise<Written & { name: string }> {
  const examination = await readExamination(context, id);
  const written = await writeQuestions({ format, examination });
  return { ...written, name: `${plainName(examination.name)}.${EXPORT_EXTENSIONS[format]}` };
}

/** Returns what the file would lose. */
export async function reportOf(
  context: Context,
  id: string,
  format: ExportFormat,
  say: Say,
): Promise<Reply<typeof reportExport>> {
  const examination = await readExamination(context, id);
  const { refused, lost } = await writeQuestions({ format, examination });
  const note = ({ bank_id, problem }: Loss) => ({ ...problem, bank_id, message: say(problem) });
  return { questions: examination.items.length, refused: refused.map(note), lost: lost.map(note) };
}
