import type { TokenUser } from '@lulus/contract';
import type { FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address, read when the request began (`requests/client-address.ts`). */
    address: string;
  }
}

/** The originator of an action. The request's id is also in the response and in the server's log. */
export interface Actor {
  /** Null for clients without a session, and for the server itself. */
  user_id: string | null;
  address: string | null;
  request_id: string | null;
}

/** A logged-in user. */
export interface UserActor extends Actor {
  user_id: string;
}

/** The server itself, as the originator of jobs. */
export const SERVER: Actor = { user_id: null, address: null, request_id: null };

interface Call<User extends TokenUser | undefined> {
  user: User;
  reply: FastifyReply;
}

export function actorOf(call: Call<TokenUser>): UserActor;
export function actorOf(call: Call<undefined>): Actor;
export function actorOf({ user, reply: { request } }: Call<TokenUser | undefined>): Actor {
  return { user_id: user?.id ?? null, address: request.address, request_id: request.id };
}
