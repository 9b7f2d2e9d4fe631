/** Code that writes the links of an account locks the account first (`lockUsers`), to avoid deadlocks. */
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { emailOrLogin, hasIdentifier } from '../account/logins.queries.ts';
import type { LinkPurpose } from './link-token.ts';

/** Locks these accounts and their links against other writers until the transaction ends. */
export async function lockUsers(db: Db, ids: string[]): Promise<void> {
  await sql`select from users where id = any(${ids}::uuid[]) order by id for no key update`.execute(db);
}

export function findLink(db: Db, token_hash: Buffer) {
  return db
    .selectFrom('password_links')
    .innerJoin('users', 'users.id', 'password_links.user_id')
    .select([
      'password_links.user_id',
      'password_links.expires_at',
      'password_links.used_at',
      'users.first_name',
      emailOrLogin.as('login'),
      'users.role',
    ])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
}

/** Marks the link as used. Returns false if it does not work; of two concurrent calls one succeeds. */
export async function takeLink(db: Db, token_hash: Buffer, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('password_links')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export interface NewLink {
  id: string;
  user_id: string;
  token_hash: Buffer;
  expires_at: Date;
}

export async function insertLinks(
  db: Db,
  links: NewLink[],
  { purpose, now }: { purpose: LinkPurpose; now: Date },
): Promise<void> {
  const column = <C extends keyof NewLink>(name: C) => links.map((link) => link[name]);
  await sql`
    insert into password_links (id, user_id, purpose, token_hash, expires_at, created_at)
    select id, user_id, ${purpose}, token_hash, expires_at, ${now}::timestamptz
    from unnest(
      ${column('id')}::uuid[], ${column('user_id')}::uuid[],
      ${column('token_hash')}::bytea[], ${column('expires_at')}::timestamptz[]
    ) as made (id, user_id, token_hash, expires_at)`.execute(db);
}

/** Inserts links whose mail is due now. They get their tokens when they are mailed. */
export async function insertWaitingLinks(
  db: Db,
  links: Pick<NewLink, 'id' | 'user_id'>[],
  { purpose, now }: { purpose: LinkPurpose; now: Date },
): Promise<void> {
  await sql`
    insert into password_links (id, user_id, purpose, created_at, mail_at)
    select id, user_id, ${purpose}, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${links.map(({ id }) => id)}::uuid[], ${links.map((link) => link.user_id)}::uuid[])
      as made (id, user_id)`.execute(db);
}

/** Deletes the unused links of these accounts, also queued ones. Used links stay, so that they are reported as used. */
export async function deleteUnusedLinks(db: Db, userIds: string[]): Promise<void> {
  await sql`delete from password_links where user_id = any(${userIds}::uuid[]) and used_at is null`.execute(
    db,
  );
}

/**
 * Inserts a reset link with a queued mail and its line in the audit log, in one statement. Inserts nothing unless an
 * account has this login and an email address, or if it got a reset link after `unlessSince`.
 */
export async function insertResetLink(
  db: Db,
  identifier: string,
  { id, now, unlessSince, actor }: { id: string; now: Date; unlessSince: Date; actor: Actor },
): Promise<void> {
  await sql`
    with link as (
      insert into password_links (id, user_id, purpose, created_at, mail_at)
      select ${id}::uuid, users.id, 'reset', ${now}::timestamptz, ${now}::timestamptz
      from users
      where ${hasIdentifier(identifier)} and email is not null and not exists (
        select from password_links
        where user_id = users.id and purpose = 'reset' and password_links.created_at > ${unlessSince}
      )
      for key share of users
      returning user_id
    )
    insert into audit_log (at, address, request_id, action, person_id)
    select ${now}::timestamptz, ${actor.address}, ${actor.request_id}, 'password_link_asked', user_id from link`.execute(
    db,
  );
}
