-- What a student is given so that an examination is fair to them: more time, and how screens look from the login on.
alter table users
  add column extra_time_percent integer not null default 0 check (extra_time_percent between 0 and 300),
  add column text_size integer not null default 100 check (text_size in (100, 125, 150, 175, 200)),
  add column no_animations boolean not null default false,
  add column high_contrast boolean not null default false;

-- The extra time with which the attempt was started, which due_at has in it and the sections' timers need.
alter table attempts add column extra_time_percent integer not null default 0 check (extra_time_percent between 0 and 300);
