-- The school's settings, set-password links, the audit log, and what the leaderboard ranks.

create table settings (
  -- There is one row.
  one boolean primary key default true check (one),
  school_name text not null default '',
  -- A path in the store.
  school_logo text,
  prize_text text not null default 'WIN $10',
  prize_on boolean not null default true,
  leaderboard_on boolean not null default true,
  registration_open boolean not null default true,
  -- Null: as the configuration says (TIME_ZONE).
  time_zone text,
  -- Where the months of monthly_balances begin and end; null until they are first built. When it differs from the
  -- time zone in force, they are built anew.
  balances_time_zone text,
  default_language text not null default 'default' check (default_language in ('default', 'en', 'id'))
);
insert into settings default values;

create table password_links (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset')),
  -- SHA-256 of the token. Null while the link waits to be mailed: its token is drawn at that moment.
  token_hash bytea unique,
  created_at timestamptz not null,
  -- Counted from when the token was drawn.
  expires_at timestamptz,
  used_at timestamptz,
  -- When the mail is to be tried next; null when it has been sent, given up, or was never asked for.
  mail_at timestamptz,
  mail_tries integer not null default 0,
  check ((token_hash is null) = (expires_at is null))
);
create index password_links_user_id on password_links (user_id);
create index password_links_mail_at on password_links (mail_at) where mail_at is not null;

-- Who did what to what. Ids only: no name, no address.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  admin_id uuid references users on delete set null,
  action text not null,
  subject_id uuid
);

-- Whether the balances count the examination's results: they do once it has released them, so that a balance never
-- tells a score that is still kept back.
alter table examinations add column results_counted boolean not null default true;
update examinations set results_counted =
  results_release = 'at_once' or coalesce(results_at <= now(), false);

-- A student's token balance in a month of the school's time zone: the sum over examinations of the best score
-- submitted in it. Written with every result (src/leaderboard/balances.ts).
create table monthly_balances (
  user_id uuid not null references users on delete cascade,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  total_score numeric(12, 2) not null,
  -- When the last of the scores in the sum was submitted: of equal balances the earlier ranks higher.
  reached_at timestamptz not null,
  primary key (user_id, month)
);
create index monthly_balances_ranking on monthly_balances (month, total_score desc, reached_at, user_id);

-- What the form that inserted the question drew, so that sending it again inserts nothing.
alter table bank_items add column insert_key uuid unique;
