/** What a database that is away, or too busy, makes of a statement. */

/**
 * PostgreSQL's classes for a lost connection, a deadlock that it broke, too few resources (a full disk among them) and
 * trouble of its machine; a lock or a statement that took too long, a transaction that stood still, an end of the
 * connection; and a database that can only be read, which is one that another is taking over from.
 */
const DATABASE_AWAY = /^(08|40|53|58|55P03|57014|57P|25P03|25006)/;
/** The system's words for a connection that is not there, and for a disk without room. */
const SYSTEM_AWAY = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOST\w+|ENET\w+|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT)$/;
/** What the driver and the pool throw without any code. */
const CONNECTION_LOST =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether the database could not be reached, or broke off: the same call may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, message }: NodeJS.ErrnoException = error;
  // However connecting fails: no socket in the folder, or a queue before it that is full.
  if (syscall === 'connect') return true;
  if (typeof code === 'string' && (DATABASE_AWAY.test(code) || SYSTEM_AWAY.test(code))) return true;
  return CONNECTION_LOST.test(message);
}
