import { ConfigError } from '../config.ts';
import { DataDirInUseError, EmbeddedPostgresError } from '../db/embedded/errors.ts';

/** Something that a command cannot do, in a sentence for the person who ran it. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

export const say = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Runs a program to its end. It stops in order on a signal, or when its parent is gone. It explains a failure in a
 * sentence.
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
