// PostgreSQL refuses to run as root. Started by root, Lulus runs it as the owner of the data, which is `nobody` for data of root.
//
// That user may be unable to walk into the clone or the data folder at all: /root is closed to others. Opening a closed
// folder is not ours to do, so PostgreSQL then gets the one capability that passes folders, and nothing else.
// `no_setuid_fixup` makes access(2), by which the programs look for each other, honour that capability as well.

import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';

/** The user PostgreSQL runs as, and how one of its programs is run as that user. */
export interface PostgresUser {
  uid: number;
  gid: number;
  /** Rejects with what the program said when it fails. */
  run(program: string, args: string[]): Promise<void>;
}

type Way = (uid: number, gid: number, command: string[]) => { command: string[]; options: SpawnOptions };

const directly: Way = (_uid, _gid, command) => ({ command, options: {} });
const asUser: Way = (uid, gid, command) => ({ command, options: { uid, gid } });
const withCapability =
  (capability: string): Way =>
  (uid, gid, command) => ({
    command: [
      'setpriv',
      ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--securebits=+no_setuid_fixup'],
      ...[
        `--inh-caps=-all,+${capability}`,
        `--ambient-caps=-all,+${capability}`,
        `--bounding-set=-all,+${capability}`,
      ],
      ...command,
    ],
    options: {},
  });

/** `dac_read_search` only reads; containers often know nothing but `dac_override`. */
const waysForRoot = [asUser, withCapability('dac_read_search'), withCapability('dac_override')];

/**
 * `folders` exist. PostgreSQL runs as the owner of the first that does not belong to root, so that the data's owner
 * never changes.
 */
export async function postgresUser(binaries: PostgresBinaries, folders: string[]): Promise<PostgresUser> {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  if (uid !== 0) return { uid, gid, run: (program, args) => run(directly(uid, gid, [program, ...args])) };

  const owner = (await ownerOf(folders)) ?? (await unprivilegedUser());
  for (const way of waysForRoot) {
    const runAs = (program: string, args: string[]) => run(way(owner.uid, owner.gid, [program, ...args]));
    const reach = folders.map((_folder, index) => `cd "$${index + 2}"`).join(' && ');
    const worked = await runAs('/bin/sh', [
      '-c',
      `"$1" --version && ${reach}`,
      'sh',
      binaries.postgres,
      ...folders,
    ]).then(
      () => true,
      () => false,
    );
    if (worked) return { ...owner, run: runAs };
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and the user it would run as (number ${owner.uid}) cannot reach ${folders.join(', ')} and ${binaries.postgres}. ` +
      'Put Lulus and its data where every user may enter, for example /opt/lulus, or start it as an ordinary user, or set DATABASE_URL.',
  );
}

async function ownerOf(folders: string[]): Promise<{ uid: number; gid: number } | undefined> {
  const stats = await Promise.all(folders.map((folder) => stat(folder)));
  const { uid, gid } = stats.find((folder) => folder.uid !== 0) ?? {};
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const ask = promisify(execFile);
  const [uid, gid] = await Promise.all([ask('id', ['-u', 'nobody']), ask('id', ['-g', 'nobody'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function run({ command, options }: ReturnType<Way>): Promise<void> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...options,
      cwd: '/',
      env: programEnvironment(),
      // A session of its own: Ctrl-C in the terminal is for Lulus, which then stops PostgreSQL in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    child.stdout.on('data', (chunk) => said.push(String(chunk)));
    child.stderr.on('data', (chunk) => said.push(String(chunk)));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(said.join('') || `${program} ended with ${signal ?? `code ${code}`}`));
    });
  });
}

/**
 * Without PGDATA, PGPORT or PGOPTIONS of the calling user. Messages are in English, since errors are recognised by
 * their text.
 */
function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH = '/usr/bin:/bin' } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC' };
}
