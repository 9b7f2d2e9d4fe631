-- Examinations as admins edit them, and the immutable revisions that students are given.

create table examinations (
  id uuid primary key,
  examination_name text not null,
  examination_desc text not null,
  -- Minutes.
  examination_duration integer not null check (examination_duration > 0),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  attempts_allowed integer not null default 1 check (attempts_allowed > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sections (
  id uuid primary key,
  examination_id uuid not null references examinations on delete cascade,
  name text not null check (name = upper(name)),
  position integer not null,
  forward_only boolean not null,
  unique (examination_id, name),
  unique (examination_id, position) deferrable initially deferred
);

create table bank_items (
  id uuid primary key,
  examination_id uuid not null references examinations on delete cascade,
  section_id uuid not null references sections on delete cascade,
  position integer not null,
  bank_type text not null check (bank_type in ('text', 'image', 'video', 'audio')),
  -- Sanitised rich text.
  bank_question text not null,
  bank_question_weight numeric(8, 2) not null default 0 check (bank_question_weight >= 0),
  option_type text not null check (option_type in ('text', 'file')),
  -- Option key to text, or to a file path that begins with bank_option.
  bank_option jsonb not null,
  -- The keys of the right options.
  bank_answer integer[] not null,
  -- Kind (image, audio, video) to a list of file paths.
  bank_asset jsonb not null,
  play_limit integer not null default 1 check (play_limit > 0),
  hint text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (section_id, position) deferrable initially deferred
);

create index bank_items_examination_id on bank_items (examination_id);

create table revisions (
  id uuid primary key,
  examination_id uuid not null references examinations on delete cascade,
  number integer not null,
  examination_name text not null,
  examination_desc text not null,
  examination_duration integer not null,
  examination_bank_count integer not null,
  -- Sections with their items, keys and weights included; see src/examinations/revision.ts.
  sections jsonb not null,
  created_at timestamptz not null default now(),
  unique (examination_id, number)
);

-- The revision that the next attempt gets. Null until the examination is first published.
alter table examinations add column revision_id uuid references revisions;
