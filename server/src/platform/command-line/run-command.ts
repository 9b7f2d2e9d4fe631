import { ConfigError } from '../config.ts';
import { DataDirInUseError, EmbeddedPostgresError } from '../db/embedded/errors.ts';

/** Thrown if a command cannot do its work. The message is for the person who ran it. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

export const say = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Runs a program. A signal, or the end of the parent process, aborts `signal`. An expected failure prints its message,
 * any other its stack. Both set the exit code to 1.
 */
export async function runCommand(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(event, () => stopping.abort(new CommandError('Stopped before the end.')));
  }
  process.channel?.unref();
  try {
    await work(stopping.signal);
  } catch (error) {
    const explained = [CommandError, ConfigError, DataDirInUseError, EmbeddedPostgresError];
    const { message, stack, code } = error as NodeJS.ErrnoException;
    say(explained.some((kind) => error instanceof kind) || code ? message : (stack ?? message));
    process.exitCode = 1;
  }
}
