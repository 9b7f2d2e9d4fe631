-- The first steps ask for the school's language, registration and prize. Each is answered once an admin has set it.
alter table settings
  add column language_answered boolean not null default false,
  add column registration_answered boolean not null default false,
  add column prize_answered boolean not null default false;

update settings set
  language_answered = default_language <> 'default',
  registration_answered = not registration_open,
  prize_answered = not prize_on or prize_text <> 'WIN $10';

-- 'browser': that of each visitor's browser.
alter table settings drop constraint settings_default_language_check;
alter table settings add check (default_language in ('default', 'en', 'id', 'browser'));
