-- What an admin's search finds, and how far a new school has come.

-- The words of what one knows a student by; of an email address what stands before the @, since a school's students
-- share the rest. The same expression stands in src/search/search.queries.ts.
create index users_words on users using gin (to_tsvector('simple', translate(
  first_name || ' ' || coalesce(middle_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(class, '')
    || ' ' || coalesce(split_part(email, '@', 1), '') || ' ' || coalesce(whatsapp_digits, ''),
  '.-_/+''’‘&<>:', '            ')));

-- Whether an admin has put the list of first steps away; a school whose students work already has no use for it.
alter table settings add column first_steps_hidden boolean not null default false;
-- Whether an admin has ever looked at the preview of an examination.
alter table settings add column previewed boolean not null default false;
-- The sample examination, which is none of the school's own steps.
alter table settings add column sample_id uuid references examinations on delete set null;
update settings set first_steps_hidden = true where exists (select from attempts);
