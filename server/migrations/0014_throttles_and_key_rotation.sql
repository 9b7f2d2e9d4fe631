-- Tries that are counted so that nobody can guess for long, and the notice by which nodes learn of another signing key.

create table throttles (
  -- What is counted, as a keyed hash: nothing here is about a person who could be told from it.
  key bytea primary key,
  -- What is left of the counted tries: they are forgiven one by one with time.
  tries integer not null,
  tried_at timestamptz not null,
  -- Up to when further tries are refused; null while none has to wait.
  free_at timestamptz,
  -- When somebody last logged in to the account from this place, where a key is of an account and a place.
  known_at timestamptz,
  -- When the row says nothing any more.
  forget_at timestamptz not null
);
create index throttles_forget_at on throttles (forget_at);

create trigger tell_change after insert or update or delete on signing_keys
  for each row execute function tell_change('keys');
