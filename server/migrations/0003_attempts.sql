-- Attempts, what students answered and played in them, and the results.

create table attempts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  examination_id uuid not null references examinations,
  revision_id uuid not null references revisions,
  number integer not null,
  -- Which of the revision's orders of questions and options this student has.
  form smallint not null,
  started_at timestamptz not null,
  due_at timestamptz not null,
  section integer not null default 0,
  question integer not null default 0,
  -- Null while the attempt runs; closed_by says who ended it.
  submitted_at timestamptz,
  closed_by text check (closed_by in ('student', 'deadline')),
  unique (user_id, examination_id, number),
  check ((submitted_at is null) = (closed_by is null))
);

-- One running attempt per student and examination, whatever is clicked twice at once.
create unique index attempts_running on attempts (user_id, examination_id) where submitted_at is null;
-- What the sweep looks through.
create index attempts_overdue on attempts (due_at) where submitted_at is null;
create index attempts_examination_id on attempts (examination_id);

create table answers (
  attempt_id uuid not null references attempts on delete cascade,
  question_id uuid not null,
  -- The chosen option's key; null when the choice was taken back.
  option text,
  flagged boolean not null default false,
  -- Grows with each change; a lower one never overwrites a higher.
  seq integer not null check (seq >= 0),
  answered_at timestamptz not null,
  primary key (attempt_id, question_id)
);

create table plays (
  attempt_id uuid not null references attempts on delete cascade,
  question_id uuid not null,
  plays integer not null check (plays > 0),
  -- The press that was counted last: its repeats are not counted again.
  last_play_id uuid not null,
  primary key (attempt_id, question_id)
);

create table results (
  attempt_id uuid primary key references attempts on delete cascade,
  result_score numeric(10, 2) not null,
  result_max numeric(10, 2) not null,
  graded_at timestamptz not null
);
