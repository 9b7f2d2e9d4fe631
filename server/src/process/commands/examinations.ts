/** `examinations export|import|check`, with the server's configuration. The server may be running. */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CatalogueLanguage, exportFormat } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { findUserByIdentifier } from '../../auth/account/users.queries.ts';
import type { Staff } from '../../auth/reach.ts';
import { listExaminationsNamed } from '../../examinations/examinations.queries.ts';
import { checkFiles } from '../../interchange/command-line/check-files.ts';
import { importFile } from '../../interchange/command-line/import-file.ts';
import {
  countWarnings,
  noteLines,
  refusedLines,
  warningLines,
} from '../../interchange/command-line/report-lines.ts';
import { exportExamination } from '../../interchange/export/export-questions.ts';
import { systemClock } from '../../platform/clock.ts';
import { reachDatabase } from '../../platform/command-line/reach-database.ts';
import { CommandError, runCommand } from '../../platform/command-line/run-command.ts';
import { readConfig } from '../../platform/config.ts';
import { NO_LIMITS, openDatabase } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/errors.ts';
import { createFileStore } from '../../platform/files/store/create-file-store.ts';
import { privateFolder } from '../../platform/files/store/private-folder.ts';

const USAGE = `Usage:
  npm run examinations -- export EXAM_ID|NAME [--format FORMAT] [--out FILE]
  npm run examinations -- import FILE… [--exam EXAM_ID|NAME] [--owner EMAIL] [--details] [--lang en|id]
  npm run examinations -- check FILE|FOLDER… [--details] [--lang en|id]`;

/** npm runs commands in the repository, but paths are relative to the user's folder. */
const pathOf = (given: string) => resolve(process.env.INIT_CWD ?? '.', given);

const write = (line: string) => process.stdout.write(`${line}\n`);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'lulus' },
        out: { type: 'string' },
        exam: { type: 'string' },
        owner: { type: 'string' },
        details: { type: 'boolean', default: false },
        lang: { type: 'string', default: 'en' },
      },
    });
    const [command = '', ...given] = positionals;
    return { ...values, command, given, language: values.lang === 'id' ? ('id' as const) : ('en' as const) };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${USAGE}`);
  }
}
type Arguments = ReturnType<typeof readArguments>;

async function openContext() {
  const config = readConfig(process.env);
  const { connectionString, stop } = await reachDatabase(config);
  const db = openDatabase({ connectionString, max: 2, limits: NO_LIMITS });
  const files = await createFileStore(config);
  const uploads = await privateFolder(join(config.DATA_DIR, 'tmp'));
  const close = async () => {
    await db.destroy();
    await stop?.();
  };
  return { config, db, clock: systemClock, files, uploads, close };
}
type Context = Awaited<ReturnType<typeof openContext>>;

/** Returns the id of the examination with this id or name. */
async function findExamination({ db }: Context, given: string): Promise<string> {
  const [found, another] = await listExaminationsNamed(db, given);
  if (!found) throw new CommandError(`There is no examination ${given}.`);
  if (another) throw new CommandError(`Several examinations have the name ${given}. Give the id of one.`);
  return found.id;
}

async function runExport(context: Context, { given: [examination], format, out }: Arguments): Promise<void> {
  const known = exportFormat.safeParse(format).data;
  if (!examination) throw new CommandError(USAGE);
  if (!known) throw new CommandError(`Formats: ${exportFormat.options.join(', ')}`);
  const id = await findExamination(context, examination);
  const { file, name, refused, lost } = await exportExamination(context, id, known);
  const path = pathOf(out ?? name);
  await writeFile(path, file);
  write(`${path}: left out ${refused.length}, incomplete ${lost.length}`);
}

async function findOwner({ db }: Context, login: string | undefined): Promise<Staff> {
  // The examinations of an admin are the school's.
  if (login === undefined) return { id: newId(), role: 'admin' };
  const user = await findUserByIdentifier(db, login);
  if (user?.role !== 'teacher' && user?.role !== 'admin') {
    throw new CommandError(`No teacher or admin has the login ${login}.`);
  }
  return user;
}

/** Returns why a file was not imported. Rethrows an unexpected error. */
function reasonOf(error: unknown, language: CatalogueLanguage): string {
  if (error instanceof HttpError) {
    const { message } = error.bodyIn(language);
    return typeof message === 'string' ? message : Object.values(message).flat().join(' ');
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EACCES') return message;
  throw error;
}

async function runImport(context: Context, options: Arguments): Promise<void> {
  const { given, exam, details, language } = options;
  const owner = await findOwner(context, options.owner);
  const examination_id = exam === undefined ? undefined : await findExamination(context, exam);
  for (const path of given.map(pathOf)) {
    try {
      const { items, refused, format, notes, ...stored } = await importFile(context, path, {
        examination_id,
        owner,
      });
      const read = items.length + refused.length;
      const counts = `read ${read}, stored ${items.length}, refused ${refused.length}, warnings ${countWarnings(items)}`;
      write(`${path}: ${format}, ${counts}, examination ${stored.examination_id}`);
      const warnings = details ? warningLines(items, language) : [];
      const lines = [...noteLines(notes, language), ...refusedLines(refused, language), ...warnings];
      for (const line of lines) write(line);
    } catch (error) {
      write(`${path}: not imported: ${reasonOf(error, language)}`);
      process.exitCode = 1;
    }
  }
}

const commands: Record<string, (context: Context, options: Arguments) => Promise<void>> = {
  export: runExport,
  import: runImport,
};

await runCommand(async () => {
  const options = readArguments();
  const { command, given, details, language } = options;
  if (given.length === 0) throw new CommandError(USAGE);
  if (command === 'check') {
    const { crashes } = await checkFiles(given.map(pathOf), { details, language, write });
    if (crashes > 0) process.exitCode = 1;
    return;
  }
  const run = commands[command];
  if (!run) throw new CommandError(USAGE);
  const context = await openContext();
  try {
    await run(context, options);
  } finally {
    await context.close();
  }
});
