import { ConfigError } from '../config.ts';
import { DataDirInUseError, EmbeddedPostgresError } from '../db/embedded/errors.ts';

/** What a command cannot do, in a sentence for whoever has run it. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

export const say = (line: string) => process.stderr.write(`${line}\n`);

/** Runs a program to its end, in order when it is told to stop or who started it is gone. Says in a sentence what went wrong. */
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
