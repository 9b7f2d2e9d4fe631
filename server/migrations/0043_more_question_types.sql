-- Four more types of questions, and where options stand.

alter table bank_items
  drop constraint bank_items_interaction_check,
  add constraint bank_items_interaction_check check (interaction in (
    'choice', 'choice_multiple', 'choice_table', 'match', 'order', 'short_answer', 'number', 'gaps', 'essay')),
  -- Of `gaps`: by gap, its type and the options of a list.
  add column bank_gaps jsonb not null default '{}',
  -- Whether an option of `match` may be picked for several rows.
  add column reuse_options boolean not null default false,
  -- Options that keep their place when the others are shuffled.
  add column pinned_options text[] not null default '{}',
  add column keep_option_order boolean not null default false,
  -- Of `essay`: criteria with their levels.
  add column rubric jsonb not null default '[]',
  add column max_words integer check (max_words > 0);

-- A passage, picture or recording that several questions share. Its questions stay together.
create table stimuli (
  id uuid primary key,
  examination_id uuid not null references examinations on delete cascade,
  section_id uuid not null references sections on delete cascade,
  content text not null,
  bank_asset jsonb not null,
  play_limit smallint not null default 1,
  -- Whether a shuffled examination mixes its questions among themselves.
  shuffle_items boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index stimuli_examination on stimuli (examination_id);
create index stimuli_section on stimuli (section_id);
alter table bank_items add column stimulus_id uuid references stimuli;
create index bank_items_stimulus on bank_items (stimulus_id) where stimulus_id is not null;
alter table revisions add column stimuli jsonb not null default '[]';
