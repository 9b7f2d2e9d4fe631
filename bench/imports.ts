/**
 * Measures imports of questions, and saves of students meanwhile. Each import follows a slice of equally many saves
 * without an import, so that other load on the machine affects both.
 */
import { importQuestions, previewImport, type Reply } from '@lulus/contract';
import type { ExportedExamination } from '../server/src/interchange/exported.ts';
import { writeLulus } from '../server/src/interchange/lulus/write.ts';
import { anExportedItem, anExportedSection } from '../server/test/exported-item.ts';
import { anAdmin, anExamination } from '../server/test/factories.ts';
import { noisyJpeg } from '../server/test/noisy-jpeg.ts';
import { watchMemory } from '../server/test/watch-memory.ts';
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

/** One import: seconds of its two steps, milliseconds of the saves without it and meanwhile, and the peak memory in MB. */
interface Run {
  preview: number;
  import: number;
  before: number[];
  meanwhile: number[];
  memory: number;
}
export type ImportRuns = Record<Kind, Run[]>;

const SECTION = 'SOAL';
const EMPTY = { published: false, sections: [{ name: SECTION, items: [] }] };

/** Returns questions in GIFT, as long as real ones. */
function giftFile(count: number): Blob {
  const questions = Array.from({ length: count }, (_, number) => {
    const { bank_question, bank_option, bank_key } = question(number);
    const answers = Object.entries(bank_option).map(
      ([key, text]) => `${bank_key.includes(key) ? '=' : '~'}${text}`,
    );
    return `::${number + 1}:: [html]${bank_question} {\n${answers.join('\n')}\n}`;
  });
  return new Blob([questions.join('\n\n')]);
}

/** Returns a package of the product with a picture of `bytes` in each question. */
async function packageWithPictures(count: number, bytes: number): Promise<Blob> {
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
  return new Blob([new Uint8Array(writeLulus(examination).file)]);
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
  const files = {
    gift: giftFile(plan.questions),
    pictures: await packageWithPictures(plan.pictures, plan.pictureBytes),
  };
  const faults: string[] = [];
  const imports: ImportRuns = { gift: [], pictures: [] };

  async function post<T>(path: string, body: FormData | string): Promise<T> {
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<T>;
  }

  /** Returns the seconds of both steps. */
  async function importOnce(kind: Kind): Promise<Pick<Run, 'preview' | 'import'>> {
    const form = new FormData();
    form.set('examination_id', (await anExamination(context, EMPTY)).id);
    form.set('file', files[kind], kind === 'gift' ? 'questions.txt' : 'questions.zip');
    const began = performance.now();
    const { import_id, counts } = await post<Reply<typeof previewImport>>(previewImport.path, form);
    const shown = performance.now();
    const { bank_ids } = await post<Reply<typeof importQuestions>>(
      importQuestions.path,
      JSON.stringify({ import_id }),
    );
    const ended = performance.now();
    const expected = kind === 'gift' ? plan.questions : plan.pictures;
    if (counts.ready !== expected || bank_ids.length !== expected)
      faults.push(`Of ${expected} questions, ${counts.ready} were ready and ${bank_ids.length} stored.`);
    return { preview: (shown - began) / 1000, import: (ended - shown) / 1000 };
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

  for (let round = 1; round <= rounds; round++) {
    for (const kind of ['gift', 'pictures'] as const) {
      const pause = () => new Promise((resolve) => setTimeout(resolve, plan.sliceSeconds * 1000));
      const { latencies: before } = await savesDuring(pause);
      const memory = watchMemory(pid);
      const { result, latencies: meanwhile } = await savesDuring(() => importOnce(kind));
      imports[kind].push({ ...result, before, meanwhile, memory: memory.stop().sum });
      print(
        `round ${round} of ${rounds}, ${kind}: preview ${result.preview.toFixed(1)} s, import ${result.import.toFixed(1)} s`,
      );
    }
  }
  faults.push(...((await saves.verify?.()) ?? []));
  return { imports, faults };
}

export function presentImports(imports: ImportRuns) {
  return Object.entries(imports).map(([kind, runs]) => {
    const limit = MAX_SECONDS[kind as Kind];
    const seconds = (step: 'import' | 'preview') => runs.map((run) => run[step]);
    const [before, meanwhile] = (['before', 'meanwhile'] as const).map((when) =>
      quantile(
        runs.flatMap((run) => run[when]),
        0.95,
      ),
    );
    const ratio = (meanwhile ?? 0) / (before ?? 0);
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
      'p95 of saves, ms': `${meanwhile?.toFixed(1)}, without ${before?.toFixed(1)}`,
      'p95 ratio': `${ratio.toFixed(2)} (≤ ${MAX_SAVE_RATIO}: ${ratio <= MAX_SAVE_RATIO ? 'yes' : 'NO'})`,
    };
  });
}
