/** Errors that mean that the database is away, or too busy. */

/**
 * PostgreSQL's error classes. In order: a lost connection, a broken deadlock, too few resources (also a full disk),
 * or a fault of its machine. Then a lock or statement that took too long, an idle transaction, an ended connection.
 * Last a read-only database, which is one that another is taking over from.
 */
const DATABASE_AWAY = /^(08|40|53|58|55P03|57014|57P|25P03|25006)/;
/** The operating system's errors for a lost connection, and for a full disk. */
const SYSTEM_AWAY = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOST\w+|ENET\w+|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT)$/;
/** What the driver and the pool throw without any code. */
const CONNECTION_LOST =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether the database could not be reached, or broke off: the same call may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, message }: NodeJS.ErrnoException = error;
  // Any failure to connect, such as a missing socket or a full queue before it.
  if (syscall === 'connect') return true;
  if (typeof code === 'string' && (DATABASE_AWAY.test(code) || SYSTEM_AWAY.test(code))) return true;
  return CONNECTION_LOST.test(message);
}
