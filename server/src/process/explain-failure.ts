import { ConfigError } from '../platform/config.ts';
import { DataDirInUseError, EmbeddedPostgresError } from '../platform/db/embedded/errors.ts';
import { NotStartedError } from './supervisor.ts';

/** A sentence for what the person at the keyboard can mend; the whole stack for a fault of ours. */
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
