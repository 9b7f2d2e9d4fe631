-- An admin counts or ignores the late answers of an attempt; nothing is decided when they arrive.
alter table late_answers
  add column ignored_at timestamptz,
  drop column ended_at,
  drop column after_result;

alter table examinations drop column late_minutes;

-- Only the decision about late answers read it.
alter table attempts drop column saved_at;

-- Copies of answers are plain files now.
drop table copy_keys;
