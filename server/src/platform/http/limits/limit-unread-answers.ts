import type { FastifyInstance, FastifyReply } from 'fastify';

/** Of a process. Far more than is on its way to a school's phones at one time. */
const MOST_CHARACTERS = 256 * 1024 * 1024;
/** The system takes anything smaller for a connection. */
const COUNTED_FROM = 64 * 1024;

interface Unread {
  characters: number;
  /** The oldest first. */
  answers: Map<FastifyReply, number>;
}

/**
 * Bounds the memory that unread replies take in this process. A caller could ask for large ones on many connections,
 * and read none. Beyond the bound, the caller with the most unread loses its oldest reply, with its connection. A
 * caller's only reply stays: a class on a slow line has one each.
 */
export function limitUnreadAnswers(app: FastifyInstance, mostCharacters = MOST_CHARACTERS): void {
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

  /** Whether there was one to end. */
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
    // All recipients share one buffer. A connection that has closed sends no further `close` event.
    const isHeld = typeof payload === 'string' && !reply.raw.closed && !request.raw.socket.destroyed;
    if (isHeld && payload.length >= COUNTED_FROM) {
      add(request.caller?.id ?? request.ip, reply, payload.length);
      while (total > mostCharacters && endOldestOfMost());
    }
    done(null, payload);
  });
}
