-- Separate switches for shuffling, draws of questions, and section timers in seconds.

alter table examinations
  add column shuffle_questions boolean not null default true,
  add column shuffle_options boolean not null default true;
update examinations set shuffle_questions = shuffle, shuffle_options = shuffle;
alter table examinations drop column shuffle;

alter table sections
  -- Null: as the examination.
  add column shuffle_questions boolean,
  add column shuffle_options boolean,
  -- Lines of tags and a number: as many of the questions with these tags are on each paper.
  add column draw jsonb not null default '[]',
  add column duration_seconds integer check (duration_seconds > 0);
update sections set duration_seconds = duration * 60;
alter table sections drop column duration;

-- Stored revisions get the new fields with the same meaning, so that their forms stay as they are.
update revisions set sections = (
  select coalesce(jsonb_agg(
    (section - 'duration') || jsonb_build_object(
      'duration_seconds', (section->>'duration')::integer * 60,
      'shuffle_questions', shuffle, 'shuffle_options', shuffle, 'draws', '[]'::jsonb)
    order by place), '[]')
  from jsonb_array_elements(sections) with ordinality as listed (section, place)
);
alter table revisions drop column shuffle;
