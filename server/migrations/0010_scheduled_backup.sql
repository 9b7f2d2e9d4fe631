-- When the newest scheduled backup was begun, by whichever server on this database.
create table scheduled_backup (
  one boolean primary key default true check (one),
  began_at timestamptz not null
);
