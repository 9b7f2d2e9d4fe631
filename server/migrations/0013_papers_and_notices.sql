-- Papers as they are sent, and the notices by which processes drop what they hold in memory.

-- Made from the revision whenever it is missing, so it is in no backup.
create table papers (
  revision_id uuid not null references revisions on delete cascade,
  form smallint not null,
  -- What else the bytes hang on: how papers are written, and the signatures of their files.
  edition text not null,
  br bytea not null,
  gzip bytea not null,
  primary key (revision_id, form)
);
-- Compressed already.
alter table papers alter column br set storage external, alter column gzip set storage external;

-- Whatever changes these rows, the notice is in its transaction: it is heard when the change is true, and never else.
-- Nothing here is written while students work: commits that send notices come one after the other.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('lulus', tg_argv[0]);
  return null;
end $$;

create trigger tell_change after update or delete on examinations
  for each statement execute function tell_change('examinations');
create trigger tell_change after update on settings
  for each statement execute function tell_change('settings');

create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('lulus', 'session ' || old.id);
  return null;
end $$;

create trigger tell_end after update on sessions for each row
  when (old.ended_at is distinct from new.ended_at) execute function tell_session_end();
create trigger tell_deletion after delete on sessions for each row execute function tell_session_end();
