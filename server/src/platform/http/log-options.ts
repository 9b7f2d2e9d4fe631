import type { Config } from '../config.ts';

/** Destination of log lines, instead of standard output. */
export interface LogSink {
  write(line: string): void;
}

/**
 * Fields of PostgreSQL's errors that may contain the rejected row, with personal data or a password's hash. The message
 * and the constraint's name are enough.
 */
const PRIVATE_ERROR_FIELDS = ['detail', 'where', 'hint', 'internalQuery'];
/** The form parser logs its options under this name, with all headers and the access token. */
const FORM_OPTIONS = 'busboyOptions';

export function logOptions({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, sink: LogSink | undefined) {
  const paths = PRIVATE_ERROR_FIELDS.flatMap((name) => [`err.${name}`, `err.cause.${name}`]).concat(
    FORM_OPTIONS,
  );
  return { level: LOG_LEVEL, redact: { paths, remove: true }, ...(sink && { stream: sink }) };
}
