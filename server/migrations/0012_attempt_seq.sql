-- The highest `seq` of the attempt's answers, kept by every statement that writes some.
alter table attempts add column seq integer not null default 0 check (seq >= 0);
update attempts set seq = highest
  from (select attempt_id, max(seq) as highest from answers group by attempt_id) as own
  where own.attempt_id = attempts.id;

-- An attempt and its answers are written again and again: room in the page keeps the indexes out of that.
alter table attempts set (fillfactor = 60);
alter table answers set (fillfactor = 80);
