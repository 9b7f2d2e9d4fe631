-- When the attempt had ended as the answer came: an attempt that is opened again ends again, and what was too late stays so.
alter table late_answers add column ended_at timestamptz;
update late_answers set ended_at = coalesce(attempts.submitted_at, received_at)
  from attempts where attempts.id = attempt_id;
alter table late_answers alter column ended_at set not null;
