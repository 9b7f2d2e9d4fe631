import type { FastifyInstance, FastifyReply } from 'fastify';

/** Unread characters in one process. Far more than a school's devices have unread at a time. */
const MAX_CHARACTERS = 256 * 1024 * 1024;
/** Shorter replies fit into the system's buffer of a connection. */
const COUNTED_FROM = 64 * 1024;

interface Unread {
  characters: number;
  /** Length of each unread reply. The oldest reply comes first. */
  answers: Map<FastifyReply, number>;
}

/**
 * Bounds the memory of unread replies in this process. Above the limit, the caller with the most unread characters
 * loses its oldest reply, with the connection. A caller's only reply is never cut off, since each student of a class
 * on a slow line has one.
 */
export function limitUnreadAnswers(app: FastifyInstance, maxCharacters = MAX_CHARACTERS): void {
  const callers = new Map<string, Unread>();
  let total = 0;

  function remove(caller: string, reply: FastifyReply) {
    const own = callers.get(caller);
    const characters = own?.answers.get(reply);
    if (!own || characters === undefined) return;
    own.answers.delete(reply);
    own.characters -= characters;
    total -= characters;
    if (own.answers.size === 0) callers.delete(caller);
  }

  function add(caller: string, reply: FastifyReply, characters: number) {
    const own = callers.get(caller) ?? { characters: 0, answers: new Map() };
    callers.set(caller, own);
    own.answers.set(reply, characters);
    own.characters += characters;
    total += characters;
    reply.raw.once('close', () => remove(caller, reply));
  }

  /** Returns false if no caller has more than one unread reply. */
  function endOldestOfMost(): boolean {
    const [most] = [...callers]
      .filter(([, { answers }]) => answers.size > 1)
      .toSorted(([, one], [, other]) => other.characters - one.characters);
    const [oldest] = most?.[1].answers.keys() ?? [];
    if (!most || !oldest) return false;
    remove(most[0], oldest);
    oldest.raw.destroy();
    return true;
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    // Buffers do not count, since all recipients share one. A closed connection emits no further `close` event.
    const isInMemory = typeof payload === 'string' && !reply.raw.closed && !request.raw.socket.destroyed;
    if (isInMemory && payload.length >= COUNTED_FROM) {
      add(request.caller?.id ?? request.ip, reply, payload.length);
      while (total > maxCharacters && endOldestOfMost());
    }
    done(null, payload);
  });
}
