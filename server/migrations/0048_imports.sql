-- Previews of files of questions, and what was imported from them.

create table imports (
  id uuid primary key,
  examination_id uuid not null references examinations on delete cascade,
  format text not null,
  created_at timestamptz not null,
  -- The questions that can be stored, and their stimuli.
  content jsonb not null,
  imported_at timestamptz,
  -- The questions and stimuli that were stored.
  bank_ids uuid[],
  stimulus_ids uuid[],
  undone_at timestamptz
);

create index imports_examination_id on imports (examination_id);
