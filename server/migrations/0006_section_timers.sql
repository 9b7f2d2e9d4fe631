-- When the student ended each section before its time was over, by section number; null where its time ran out.
-- Only for examinations whose sections have timers of their own.
alter table attempts add column section_ends timestamptz[] not null default '{}';
