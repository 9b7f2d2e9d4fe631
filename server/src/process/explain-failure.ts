import { ConfigError } from '../platform/config.ts';
import { DataDirInUseError, EmbeddedPostgresError } from '../platform/db/embedded/errors.ts';
import { NotStartedError } from './supervisor.ts';

/** Returns a sentence for errors that an operator can fix, and the stack for all others. */
export function explainFailure(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof DataDirInUseError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof NotStartedError
  ) {
    return error.message;
  }
  const { code, message, stack, cause } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `The port is taken by another program. Set PORT to another one. (${message})`;
  return `${stack ?? message}${cause instanceof Error ? `\nCaused by ${cause}` : ''}`;
}
