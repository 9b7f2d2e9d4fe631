/**
 * Measures imports of questions, and saves of students meanwhile. Two slices of equally many saves precede each import,
 * so that other load on the machine affects all. The second runs beside a program that only computes, at the priority of
 * an import's programs.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExportedExamination } from '../server/src/interchange/exported.ts';
import { writeLulus } from '../server/src/interchange/lulus/write.ts';
import { runApart } from '../server/src/platform/jobs/run-apart.ts';
import { anExportedItem, anExportedSection } from '../server/test/exported-item.ts';
import { anAdmin, anExamination } from '../server/test/factories.ts';
import { noisyJpeg } from '../server/test/noisy-jpeg.ts';
import { drive } from './http/drive.ts';
import type { Plan } from './plan.ts';
import { startAll } from './scenarios/all.ts';
import { savingAnswers } from './scenarios/saves.ts';
import { makeExamination, question } from './school/examination.ts';
import type { School } from './school/school.ts';
import { makeStudents } from './school/students.ts';
import { medianOf, quantile, spreadText } from './statistics.ts';

const MAX_MEMORY_MB = 700;
const MAX_SAVE_RATIO = 1.5;
const MAX_SECONDS = { gift: 10, pictures: 60 };
type Kind = keyof typeof MAX_SECONDS;

/** One import: seconds of its two steps, milliseconds of saves, and the peak memory in MB. */
interface Run {
  preview: number;
  import: number;
  before: number[];
  /** Beside the program that only computes. */
  besideOther: number[];
  meanwhile: number[];
  memory: number;
}
export type ImportRuns = Record<Kind, Run[]>;

export interface ImportCall {
  port: number;
  /** Pid of the server, whose memory is watched. */
  pid: number;
  token: string;
  examination_id: string;
  /** Path of the file. */
  file: string;
}

export interface ImportOutcome extends Pick<Run, 'preview' | 'import' | 'memory'> {
  /** Questions of the preview. */
  ready: number;
  /** Questions of the import. */
  stored: number;
}

const CLIENT = new URL('./import-client.process.ts', import.meta.url);
const CLIENT_BOUNDS = { timeLimitMs: 300_000, heapMb: 1024 };

const SECTION = 'SOAL';
const EMPTY = { published: false, sections: [{ name: SECTION, items: [] }] };

/** Returns questions in GIFT, as long as real ones. */
function giftFile(count: number): string {
  const questions = Array.from({ length: count }, (_, number) => {
    const { bank_question, bank_option, bank_key } = question(number);
    const answers = Object.entries(bank_option).map(
      ([key, text]) => `${bank_key.includes(key) ? '=' : '~'}${text}`,
    );
    return `::${number + 1}:: [html]${bank_question} {\n${answers.join('\n')}\n}`;
  });
  return questions.join('\n\n');
}

/** Returns a package of the product with a picture of `bytes` in each question. */
async function packageWithPictures(count: number, bytes: number): Promise<Uint8Array> {
  const paths = Array.from({ length: count }, (_, at) => `bank_asset/${at}.jpg`);
  const pictures = await Promise.all(
    paths.map(async (path, at): Promise<[string, Uint8Array]> => [path, await noisyJpeg(at, bytes)]),
  );
  const examination: ExportedExamination = {
    name: 'Pictures',
    sections: [anExportedSection(SECTION)],
    items: paths.map((path, at) =>
      anExportedItem({
        ...question(at),
        bank_section: SECTION,
        bank_type: 'image',
        bank_asset: { image: [path], audio: [], video: [] },
      }),
    ),
    stimuli: [],
    media: new Map(pictures),
  };
  return writeLulus(examination).file;
}

export async function measureImports(
  school: School,
  { imports: plan, rounds }: Plan,
  print: (line: string) => void,
) {
  const { context, port, pid } = school;
  const students = await makeStudents(context, plan.students);
  const examination = await makeExamination(context);
  await startAll(school, students, examination, plan.students);
  const saves = savingAnswers(school, examination, students);
  const token = await context.sessions.open(await anAdmin(context));
  const folder = await mkdtemp(join(tmpdir(), 'lulus-imports-'));
  const files = { gift: join(folder, 'gift'), pictures: join(folder, 'pictures') };
  await writeFile(files.gift, giftFile(plan.questions));
  await writeFile(files.pictures, await packageWithPictures(plan.pictures, plan.pictureBytes));
  const faults: string[] = [];
  const imports: ImportRuns = { gift: [], pictures: [] };

  async function importOnce(kind: Kind): Promise<Pick<Run, 'preview' | 'import' | 'memory'>> {
    const { id: examination_id } = await anExamination(context, EMPTY);
    const call: ImportCall = { port, pid, token, examination_id, file: files[kind] };
    const outcome = await runApart<ImportOutcome | { failed: string }>(CLIENT, call, CLIENT_BOUNDS);
    if ('exceeded' in outcome) throw new Error(`The client exceeded its limit of ${outcome.exceeded}.`);
    if ('failed' in outcome.answer) throw new Error(outcome.answer.failed);
    const { ready, stored, ...measured } = outcome.answer;
    const expected = kind === 'gift' ? plan.questions : plan.pictures;
    if (ready !== expected || stored !== expected)
      faults.push(`Of ${expected} questions, ${ready} were ready and ${stored} stored.`);
    return measured;
  }

  /** Returns the milliseconds of saves during the work. */
  async function savesDuring<T>(work: () => Promise<T>): Promise<{ result: T; latencies: number[] }> {
    let isOver = false;
    const driving = drive({
      port,
      connections: plan.students,
      pace: plan.savesPerSecond,
      next: () => (isOver ? undefined : saves.next()),
    });
    const result = await work().finally(() => {
      isOver = true;
    });
    const driven = await driving;
    faults.push(...driven.faults);
    return { result, latencies: driven.latencies };
  }

  const pause = () => sleep(plan.sliceSeconds * 1000);

  async function compute(): Promise<void> {
    const program = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
    setPriority(program.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL);
    await pause().finally(() => program.kill());
  }

  for (let round = 1; round <= rounds; round++) {
    for (const kind of ['gift', 'pictures'] as const) {
      const { latencies: before } = await savesDuring(pause);
      const { latencies: besideOther } = await savesDuring(compute);
      const { result, latencies: meanwhile } = await savesDuring(() => importOnce(kind));
      imports[kind].push({ ...result, before, besideOther, meanwhile });
      print(
        `round ${round} of ${rounds}, ${kind}: preview ${result.preview.toFixed(1)} s, import ${result.import.toFixed(1)} s`,
      );
    }
  }
  await rm(folder, { recursive: true });
  faults.push(...((await saves.verify?.()) ?? []));
  return { imports, faults };
}

export function presentImports(imports: ImportRuns) {
  return Object.entries(imports).map(([kind, runs]) => {
    const limit = MAX_SECONDS[kind as Kind];
    const seconds = (step: 'import' | 'preview') => runs.map((run) => run[step]);
    const p95 = (when: 'before' | 'besideOther' | 'meanwhile') =>
      quantile(
        runs.flatMap((run) => run[when]),
        0.95,
      );
    const before = p95('before');
    const ratio = p95('meanwhile') / before;
    const memory = Math.max(...runs.map((run) => run.memory));
    const isMet = {
      gift: medianOf(seconds('preview')) < limit && medianOf(seconds('import')) < limit,
      pictures: medianOf(runs.map((run) => run.preview + run.import)) < limit,
    };
    return {
      import: kind,
      'preview, s': spreadText(seconds('preview'), 1),
      'import, s': spreadText(seconds('import'), 1),
      'in time': `${isMet[kind as Kind] ? 'yes' : 'NO'} (< ${limit})`,
      'memory, MB': `${memory.toFixed(0)} (< ${MAX_MEMORY_MB}: ${memory < MAX_MEMORY_MB ? 'yes' : 'NO'})`,
      'p95 of saves, ms': `${p95('meanwhile').toFixed(1)}, without ${before.toFixed(1)}`,
      'p95 ratio': `${ratio.toFixed(2)} (≤ ${MAX_SAVE_RATIO}: ${ratio <= MAX_SAVE_RATIO ? 'yes' : 'NO'})`,
      'beside a computing program': (p95('besideOther') / before).toFixed(2),
    };
  });
}
