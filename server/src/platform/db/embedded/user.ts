// PostgreSQL refuses to run as root. If root starts Lulus, PostgreSQL runs as the owner of the data, or as `nobody` if
// root owns them.
//
// That user may have no access to parent folders such as /root. Lulus does not change their permissions. It gives
// PostgreSQL the one capability that bypasses them. `no_setuid_fixup` makes access(2) respect the capability, too.
// PostgreSQL's programs find each other with that call.

import { type ChildProcess, execFile, type SpawnOptions, type StdioOptions, spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';

/** The user that PostgreSQL runs as. */
export interface PostgresUser {
  uid: number;
  gid: number;
  /** Runs a program as this user. */
  spawn(program: string, args: string[], stdio: StdioOptions): ChildProcess;
}

/** The words before a command that make it run as another user, and options with the same effect. */
type Wrapper = (uid: number, gid: number) => { prefix: string[]; options: SpawnOptions };

const asUser: Wrapper = (uid, gid) => ({ prefix: [], options: { uid, gid } });
const withCapability =
  (capability: string): Wrapper =>
  (uid, gid) => ({
    prefix: [
      'setpriv',
      ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--securebits=+no_setuid_fixup'],
      ...[
        `--inh-caps=-all,+${capability}`,
        `--ambient-caps=-all,+${capability}`,
        `--bounding-set=-all,+${capability}`,
      ],
    ],
    options: {},
  });

/** In order of preference. `dac_read_search` only allows reads, but containers often have only `dac_override`. */
const wrappersForRoot = [asUser, withCapability('dac_read_search'), withCapability('dac_override')];

/**
 * Chooses the user for PostgreSQL: this process's user, or for root the owner of the first folder that root does not
 * own. So the data's owner never changes. The folders must exist. Throws EmbeddedPostgresError if the user cannot read
 * the folders or PostgreSQL's programs.
 */
export async function postgresUser(binaries: PostgresBinaries, folders: string[]): Promise<PostgresUser> {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  if (uid !== 0) return { uid, gid, spawn: spawnWith({ prefix: [], options: {} }) };

  const owner = (await ownerOf(folders)) ?? (await unprivilegedUser());
  const reach = folders.map((_folder, index) => `cd "$${index + 2}"`).join(' && ');
  const check = ['-c', `"$1" --version && ${reach}`, 'sh', binaries.postgres, ...folders];
  for (const wrap of wrappersForRoot) {
    const user = { ...owner, spawn: spawnWith(wrap(owner.uid, owner.gid)) };
    const worked = await run(user, '/bin/sh', check).then(
      () => true,
      () => false,
    );
    if (worked) return user;
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

function spawnWith({ prefix, options }: ReturnType<Wrapper>): PostgresUser['spawn'] {
  return (program, args, stdio) => {
    const [command = '', ...rest] = [...prefix, program, ...args];
    // In its own session the program gets no Ctrl-C of the terminal. Lulus gets it, and stops PostgreSQL in order.
    return spawn(command, rest, { ...options, cwd: '/', env: programEnvironment(), detached: true, stdio });
  };
}

/** Runs a program to its end. Rejects with the program's output if it fails. */
export function run({ spawn }: Pick<PostgresUser, 'spawn'>, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, ['ignore', 'pipe', 'pipe']);
    const output: string[] = [];
    child.stdout?.on('data', (chunk) => output.push(String(chunk)));
    child.stderr?.on('data', (chunk) => output.push(String(chunk)));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(output.join('') || `${program} ended with ${signal ?? `code ${code}`}`));
    });
  });
}

/** Omits PGDATA, PGPORT and PGOPTIONS of the calling user. The locale is English, since errors are matched by text. */
function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH = '/usr/bin:/bin' } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC' };
}
