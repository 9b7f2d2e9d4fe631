-- The audit log: who did what, when, from where, to whom or to what, and how it was before and after. Append only.

alter table audit_log drop constraint audit_log_admin_id_fkey;
alter table audit_log rename column admin_id to user_id;
alter table audit_log
  -- An admin's at that moment. A student's name is read from the account, and is gone with it.
  add column user_name text,
  add column address text,
  add column request_id text,
  -- The account that the line is about, and what else it is about. They may be gone: the line stays.
  add column person_id uuid,
  add column examination_id uuid,
  add column question_id uuid,
  add column attempt_id uuid,
  -- The fields that were changed, and no others. Never a password, a token, or a hash of one.
  add column before jsonb,
  add column after jsonb;

update audit_log set
  person_id = case when action <> 'key_corrected' then subject_id end,
  question_id = case when action = 'key_corrected' then subject_id end,
  user_name = (select concat_ws(' ', first_name, middle_name, last_name) from users where users.id = user_id);
alter table audit_log drop column subject_id;

create function names_a_secret(fields jsonb) returns boolean immutable language sql as $$
  select exists (
    select from jsonb_object_keys(fields) as field where field ~* '^(current_)?password|token|secret|hash'
  )
$$;
alter table audit_log add constraint audit_log_without_secrets
  check (not names_a_secret(before) and not names_a_secret(after));

create index audit_log_at on audit_log (at);
create index audit_log_user_id on audit_log (user_id);
create index audit_log_person_id on audit_log (person_id);
create index audit_log_examination_id on audit_log (examination_id);

create function is_account(id uuid) returns boolean stable language sql as $$
  select exists (select from users where users.id = is_account.id)
$$;

-- A line changes in one way only: it loses what it says of somebody whose account is gone.
create function keep_audit_line() returns trigger language plpgsql as $$
declare
  erasable constant text[] := '{address,before,after}';
begin
  if to_jsonb(new) - erasable = to_jsonb(old) - erasable
    and (new.address is not distinct from old.address
      or new.address is null and not is_account(coalesce(old.user_id, old.person_id)))
    and (new.before is not distinct from old.before or new.before is null and not is_account(old.person_id))
    and (new.after is not distinct from old.after or new.after is null and not is_account(old.person_id))
  then
    return new;
  end if;
  raise exception 'Rows of % are never changed.', tg_table_name;
end $$;
create trigger audit_log_is_final before update on audit_log
  for each row execute function keep_audit_line();
create trigger audit_log_stays before delete on audit_log
  for each row execute function refuse_change();

-- A backup is restored into a system without accounts, which it empties of the rest as well.
create function refuse_truncate() returns trigger language plpgsql as $$
begin
  if exists (select from users) then
    raise exception 'Rows of % are never changed.', tg_table_name;
  end if;
  return null;
end $$;
create trigger audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function refuse_truncate();

-- Whatever deletes a student: their addresses go, and what was noted about them. Who did what to them, and when, stays.
create function erase_from_audit_log() returns trigger language plpgsql as $$
begin
  update audit_log set address = null
    where address is not null and (user_id = old.id or user_id is null and person_id = old.id);
  update audit_log set before = null, after = null
    where person_id = old.id and (before is not null or after is not null);
  return null;
end $$;
create trigger erase_from_audit_log after delete on users
  for each row when (old.role = 'student') execute function erase_from_audit_log();
