-- School numbers and usernames beside email addresses and phone numbers. Each login belongs to one account.

alter table users
  add column nis text,
  add column nisn text,
  add column participant_number text,
  add column username text;

create table logins (
  -- Lower case. A phone number has two rows: 62812… and 0812….
  normal text primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null
    check (kind in ('email', 'whatsapp', 'nis', 'nisn', 'participant_number', 'username'))
);
create index logins_user_id on logins (user_id);

insert into logins (normal, user_id, kind)
select email, id, 'email' from users where email is not null
union all
select whatsapp_digits, id, 'whatsapp' from users where whatsapp_digits is not null
union all
select '0' || substr(whatsapp_digits, 3), id, 'whatsapp' from users where whatsapp_digits like '62%';

drop index users_words;
alter table users
  drop column whatsapp_digits,
  drop constraint users_email_key;

-- The same expression stands in server/src/search/search.queries.ts. Phone numbers are digits with the country code.
create index users_words on users using gin (to_tsvector('simple', translate(
  first_name || ' ' || coalesce(middle_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(class, '')
    || ' ' || coalesce(split_part(email, '@', 1), '')
    || ' ' || coalesce(regexp_replace(regexp_replace(regexp_replace(
      whatsapp, '\D', '', 'g'), '^00', ''), '^(62)?0', '62'), '')
    || ' ' || coalesce(nis, '') || ' ' || coalesce(nisn, '') || ' ' || coalesce(participant_number, '')
    || ' ' || coalesce(username, ''),
  '.-_/+''’‘&<>:', '            ')));
