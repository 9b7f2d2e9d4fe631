-- Whether the account was made by whoever registered with this address and number, and no import has met it since: until
-- then nobody has said that it belongs to whom it names.
alter table users add column self_registered boolean not null default false;
update users set self_registered = true
  where role = 'student'
    and exists (select from audit_log where action = 'student_registered' and person_id = users.id);
