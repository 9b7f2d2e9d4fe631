-- The time that was added to an attempt, as [{ "at", "ms" }]: the section that was open at `at` and the whole attempt
-- have so many milliseconds more. Written together with due_at, always, so that who compares it knows of both.
alter table attempts add column added_time jsonb not null default '[]';

-- An end noted for the second section alone had made an array that begins at 2, which is read as the first's.
update attempts set section_ends = array_fill(null::timestamptz, array[array_lower(section_ends, 1) - 1]) || section_ends
  where array_lower(section_ends, 1) > 1;

-- How often the last counted press was repeated: what tells a repeat, which changes nothing, from the press itself.
alter table plays add column repeats integer not null default 0;
