-- Classes with a homeroom teacher and a school year. One class for each compared form of the names in use
-- (`server/src/platform/db/class-key.ts`), under its commonest spelling.

create table classes (
  id uuid primary key,
  name text not null,
  grade text,
  homeroom_teacher_id uuid references users on delete set null,
  -- Such as 2026/2027.
  school_year text not null,
  -- Null: a class of this year.
  archived_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index classes_current_name on classes
  (regexp_replace(lower(name), '(?<![0-9 .-])[ .-]+|[ .-]+(?![0-9 .-])', '', 'g')) where archived_at is null;

-- Who teaches there beside the homeroom teacher.
create table class_teachers (
  class_id uuid not null references classes on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (class_id, user_id)
);
create index class_teachers_user_id on class_teachers (user_id);

insert into classes (id, name, school_year)
select gen_random_uuid(), mode() within group (order by name),
  -- A school year begins in July.
  concat_ws('/', extract(year from now() - interval '6 months'), extract(year from now() + interval '6 months'))
from (
  select class as name from users where role = 'student' and class is not null
  union all
  select unnest(classes) from examinations
) as named
group by regexp_replace(lower(name), '(?<![0-9 .-])[ .-]+|[ .-]+(?![0-9 .-])', '', 'g');

-- The name stays beside the id: for a student without a class it is the name that was typed.
alter table users add column class_id uuid references classes on delete set null;
update users set class = classes.name, class_id = classes.id from classes
where role = 'student' and regexp_replace(lower(classes.name), '(?<![0-9 .-])[ .-]+|[ .-]+(?![0-9 .-])', '', 'g')
  = regexp_replace(lower(class), '(?<![0-9 .-])[ .-]+|[ .-]+(?![0-9 .-])', '', 'g');
create index users_class_id on users (class_id);

-- Null: students of all classes.
alter table examinations add column class_ids uuid[];
update examinations set class_ids = array(
  select classes.id from unnest(examinations.classes) with ordinality as open (name, place)
    join classes on regexp_replace(lower(classes.name), '(?<![0-9 .-])[ .-]+|[ .-]+(?![0-9 .-])', '', 'g')
      = regexp_replace(lower(open.name), '(?<![0-9 .-])[ .-]+|[ .-]+(?![0-9 .-])', '', 'g')
  group by classes.id order by min(place))
where classes is not null;
alter table examinations drop column classes;

-- The class at the start, so that last year's results stay under last year's class.
alter table attempts add column class_id uuid references classes;
update attempts set class_id = users.class_id from users where users.id = attempts.user_id and users.class_id is not null;
