-- Every late answer is kept, not the newest of a question alone: which of them can count is judged when they are counted.
alter table late_answers
  drop constraint late_answers_pkey,
  add primary key (attempt_id, question_id, seq);

-- Of a counted one whose place another has taken, what is stored is still that one.
insert into late_answers (attempt_id, question_id, option, flagged, seq, answered_at, received_at, ended_at, counted_at)
  select attempt_id, question_id, answers.option, answers.flagged, answers.seq, answers.answered_at, counted_before, ended_at,
    counted_before
  from late_answers join answers using (attempt_id, question_id)
  where answers.answered_at < counted_before
  on conflict do nothing;

alter table late_answers drop column counted_before;

-- The highest number of an attempt knows of those that came late, too.
update attempts set seq = greatest(seq, newest)
  from (select attempt_id, max(seq) as newest from late_answers group by attempt_id) as late
  where attempt_id = id;
