/** Recognises errors of a database that is unreachable or overloaded. */

/**
 * PostgreSQL's error codes. In order: a lost connection, a deadlock, missing resources (also a full disk), a system
 * error. Then a lock timeout, a statement timeout, a stopped server, an idle transaction. The last one is a read-only
 * database, which is being replaced by another.
 */
const DATABASE_AWAY = /^(08|40|53|58|55P03|57014|57P|25P03|25006)/;
/** The operating system's errors for a lost connection, and for a full disk. */
const SYSTEM_AWAY = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOST\w+|ENET\w+|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT)$/;
/** Messages of errors that the driver and the pool throw without a code. */
const CONNECTION_LOST =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Returns whether the database is unreachable or overloaded. The same call may succeed on a retry. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, message }: NodeJS.ErrnoException = error;
  // Any failure to connect, such as a missing socket or a full accept queue.
  if (syscall === 'connect') return true;
  if (typeof code === 'string' && (DATABASE_AWAY.test(code) || SYSTEM_AWAY.test(code))) return true;
  return CONNECTION_LOST.test(message);
}
