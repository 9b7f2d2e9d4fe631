-- Teachers and proctors beside admins and students. Examinations belong to the school or to a teacher.

alter table users
  drop constraint users_role_check,
  add constraint users_role_check check (role in ('admin', 'teacher', 'proctor', 'student')),
  -- Nobody can log in to a deactivated account. What belongs to it stays.
  add column deactivated_at timestamptz;

alter table examinations
  -- Null: the school's, which only admins reach.
  add column owner_id uuid references users on delete set null;
create index examinations_owner_id on examinations (owner_id);

-- Teachers who edit, watch and mark an examination of another teacher or of the school.
create table co_teachers (
  examination_id uuid not null references examinations on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (examination_id, user_id)
);
create index co_teachers_user_id on co_teachers (user_id);

alter table settings
  -- Whether teachers see the students of all classes, not only of their own.
  add column teachers_see_all_classes boolean not null default false,
  -- Whether teachers may open an examination to all students.
  add column teachers_open_to_all boolean not null default false,
  -- Whether examinations of teachers count for the leaderboard.
  add column teachers_in_leaderboard boolean not null default false;
