-- Marks of essays, and scores that wait for them.

create table marks (
  attempt_id uuid not null references attempts on delete cascade,
  question_id uuid not null,
  points numeric(14, 6) not null check (points >= 0),
  comment text not null default '',
  -- The index of the chosen level of each criterion, or null.
  rubric jsonb not null default '[]',
  -- The text that was marked. The mark counts while the stored text is the same.
  essay_md5 text not null,
  marker_id uuid references users on delete set null,
  version integer not null check (version > 0),
  at timestamptz not null,
  primary key (attempt_id, question_id)
);
create index marks_marker on marks (marker_id) where marker_id is not null;

-- An attempt with unmarked essays has no score yet.
alter table results
  alter column result_score drop not null,
  add column unmarked integer not null default 0 check (unmarked >= 0),
  add constraint results_score_or_unmarked check ((result_score is null) = (unmarked > 0));

-- The device that wrote an essay; null for other types.
alter table answers add column device_id uuid;

-- Texts of essays that another device overwrote, for the marker.
create table earlier_essays (
  attempt_id uuid not null references attempts on delete cascade,
  question_id uuid not null,
  response jsonb not null,
  answered_at timestamptz not null,
  replaced_at timestamptz not null
);
create index earlier_essays_attempt on earlier_essays (attempt_id, question_id);

-- A trigger sees the text that is really overwritten, also when two devices save at the same moment.
create function keep_earlier_essay() returns trigger language plpgsql as $$
begin
  insert into earlier_essays (attempt_id, question_id, response, answered_at, replaced_at)
  select old.attempt_id, old.question_id, old.response, old.answered_at, new.answered_at
  -- Two devices that overwrite each other all the time fill no disk.
  where (select count(*) from earlier_essays
    where attempt_id = old.attempt_id and question_id = old.question_id) < 20;
  return null;
end $$;
create trigger answers_keep_earlier_essays after update on answers for each row
  when (new.device_id is not null and old.device_id is distinct from new.device_id
    and old.response is not null and old.response is distinct from new.response)
  execute function keep_earlier_essay();

alter table attempt_events drop constraint attempt_events_kind_check;
alter table attempt_events
  add constraint attempt_events_kind_check check (kind in ('started', 'resumed', 'section_finished', 'played',
    'play_given_back', 'extended', 'submitted', 'closed', 'reopened', 'late_received', 'late_counted', 'regraded',
    'marked'));
