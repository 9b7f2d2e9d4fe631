import type { FastifyInstance, FastifyReply } from 'fastify';

/** Of a process, counted in characters. Far more than is on its way to a school's phones at one time. */
const MOST_BYTES = 256 * 1024 * 1024;
/** What is smaller the system itself takes for a connection. */
const COUNTED_FROM_BYTES = 64 * 1024;

interface Unread {
  bytes: number;
  /** The oldest first. */
  answers: Map<FastifyReply, number>;
}

/**
 * Bounds what the process holds of answers that nobody has read yet: whoever asks for large ones on many connections, and
 * reads none, would fill its memory. Beyond the bound the oldest of whoever has most waiting is ended with its connection,
 * but nobody's only one: a class on a slow line has one each.
 */
export function limitUnreadAnswers(app: FastifyInstance, mostBytes = MOST_BYTES): void {
  const callers = new Map<string, Unread>();
  let total = 0;

  function remove(caller: string, reply: FastifyReply) {
    const own = callers.get(caller);
    const bytes = own?.answers.get(reply);
    if (!own || bytes === undefined) return;
    own.answers.delete(reply);
    own.bytes -= bytes;
    total -= bytes;
    if (own.answers.size === 0) callers.delete(caller);
  }

  function add(caller: string, reply: FastifyReply, bytes: number) {
    const own = callers.get(caller) ?? { bytes: 0, answers: new Map() };
    callers.set(caller, own);
    own.answers.set(reply, bytes);
    own.bytes += bytes;
    total += bytes;
    reply.raw.once('close', () => remove(caller, reply));
  }

  /** Whether there was one to end. */
  function endOldestOfMost(): boolean {
    const [most] = [...callers]
      .filter(([, { answers }]) => answers.size > 1)
      .toSorted(([, one], [, other]) => other.bytes - one.bytes);
    const [oldest] = most?.[1].answers.keys() ?? [];
    if (!most || !oldest) return false;
    remove(most[0], oldest);
    oldest.raw.destroy();
    return true;
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    // A buffer is shared by all who are sent it; and who has gone closes no more.
    const isHeld = typeof payload === 'string' && !reply.raw.closed && !request.raw.socket.destroyed;
    if (isHeld && payload.length >= COUNTED_FROM_BYTES) {
      add(request.caller?.id ?? request.ip, reply, payload.length);
      while (total > mostBytes && endOldestOfMost());
    }
    done(null, payload);
  });
}
