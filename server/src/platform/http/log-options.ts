import type { Config } from '../config.ts';

/** Where log lines go, when not to standard output. */
export interface LogSink {
  write(line: string): void;
}

/**
 * PostgreSQL adds the refused row or key to an error: names, addresses, the hash of a password. The message and the
 * constraint's name are enough.
 */
const LEFT_OUT = ['detail', 'where', 'hint', 'internalQuery'];
/** What the reading of forms says of itself: all headers, the token too. */
const OF_FORMS = 'busboyOptions';

export function logOptions({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, sink: LogSink | undefined) {
  const paths = LEFT_OUT.flatMap((name) => [`err.${name}`, `err.cause.${name}`]).concat(OF_FORMS);
  return { level: LOG_LEVEL, redact: { paths, remove: true }, ...(sink && { stream: sink }) };
}
