-- The key that hashes what is counted: of its own, so that no other key's change forgets tries and known places.
create table throttle_key (
  -- There is one row, made at the first start.
  one boolean primary key default true check (one),
  secret bytea not null
);
