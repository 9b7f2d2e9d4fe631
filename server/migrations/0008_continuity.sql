-- What lets an attempt go on through lost connections, lost servers and other devices, and what tells of it afterwards.

-- The device that is the active one; null where the caller names none.
alter table attempts add column device_id uuid;

-- Append only.
create table attempt_events (
  id bigint generated always as identity primary key,
  attempt_id uuid not null references attempts on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('started', 'resumed', 'section_finished', 'played', 'extended', 'submitted',
    'closed', 'reopened', 'late_received', 'late_counted')),
  by text not null check (by in ('student', 'admin', 'server')),
  -- Which admin it was.
  admin_id uuid references users on delete set null,
  details jsonb not null default '{}'
);
create index attempt_events_attempt_id on attempt_events (attempt_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed.', tg_table_name;
end $$;
-- Only the reference to an admin who is deleted is let go.
create trigger attempt_events_are_final before update of attempt_id, at, kind, by, details on attempt_events
  for each row execute function refuse_change();

-- Answers that came after their attempt was closed. They change no result until an admin counts them.
create table late_answers (
  attempt_id uuid not null references attempts on delete cascade,
  question_id uuid not null,
  option text,
  flagged boolean not null default false,
  seq integer not null check (seq >= 0),
  -- By the device, and by the server.
  answered_at timestamptz not null,
  received_at timestamptz not null,
  counted_at timestamptz,
  primary key (attempt_id, question_id)
);

alter table examinations
  add column late_minutes integer not null default 0 check (late_minutes >= 0);

alter table settings add column give_back_outages boolean not null default true;

-- When a server was last at work on this database: what is missing at the next start, or after the database was
-- away, was an outage.
create table heartbeat (
  one boolean primary key default true check (one),
  beat_at timestamptz not null
);

create table outages (
  id bigint generated always as identity primary key,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  -- How many running attempts got the time back; null where that is switched off.
  given_back integer
);

-- Pairs of X25519 keys for copies of answers that students save as files.
create table copy_keys (
  id uuid primary key,
  public_key bytea not null,
  secret_key bytea not null,
  created_at timestamptz not null default now()
);
