alter table plays
  -- The furthest known position of the last play, and how often that play was resumed. Null if no position was reported.
  add column position_ms integer check (position_ms between 0 and 86400000),
  add column resumes smallint not null default 0,
  -- A play that was given back lowers the count to 0.
  drop constraint plays_plays_check,
  add constraint plays_plays_check check (plays >= 0);

-- How often staff gave a play back. Its change makes the student's browser read the state.
alter table attempts add column plays_given_back integer not null default 0;

alter table attempt_events drop constraint attempt_events_kind_check;
alter table attempt_events
  add constraint attempt_events_kind_check check (kind in ('started', 'resumed', 'section_finished', 'played',
    'play_given_back', 'extended', 'submitted', 'closed', 'reopened', 'late_received', 'late_counted', 'regraded'));
