-- When the late answer was counted whose place this one has taken: what is stored is still that one, until this counts.
alter table late_answers add column counted_before timestamptz;
