import type { TokenUser } from '@lulus/contract';
import type { FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address, noted while the connection is open (`requests/client-address.ts`). */
    address: string;
  }
}

/** A caller, its address and its request. The request's id is in its response and in the server's log. */
export interface Actor {
  /** Null for a client that is not logged in, and for the server itself. */
  user_id: string | null;
  address: string | null;
  request_id: string | null;
  /** Whether the client has hung up. If so, it waits for nothing any more. */
  hasLeft?: () => boolean;
}

/** A person who is logged in. */
export interface UserActor extends Actor {
  user_id: string;
}

/** The server, which does things of itself. */
export const SERVER: Actor = { user_id: null, address: null, request_id: null };

interface Call<User extends TokenUser | undefined> {
  user: User;
  reply: FastifyReply;
}

export function actorOf(call: Call<TokenUser>): UserActor;
export function actorOf(call: Call<undefined>): Actor;
export function actorOf({ user, reply: { request } }: Call<TokenUser | undefined>): Actor {
  const hasLeft = () => request.raw.socket.destroyed;
  return { user_id: user?.id ?? null, address: request.address, request_id: request.id, hasLeft };
}
