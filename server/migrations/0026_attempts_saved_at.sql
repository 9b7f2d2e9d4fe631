-- When something of the attempt was last saved, be it the position alone.
alter table attempts add column saved_at timestamptz;
