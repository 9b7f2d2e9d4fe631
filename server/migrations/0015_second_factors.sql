-- The second factor of admins, and what a list of one's sessions shows.

-- The key that encrypts the secrets below: of its own, so that no other key's change makes them unreadable.
create table second_factor_key (
  -- There is one row, made with the first factor.
  one boolean primary key default true check (one),
  secret bytea not null
);

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- AES-256-GCM: nonce, tag, ciphertext.
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until a code has shown that the app has the secret; until then no login asks for it.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: no code of it, or of one before, is taken again.
  used_step integer not null default 0,
  -- Tries since the last code that was taken. Each is counted before it is judged.
  tries integer not null default 0,
  wait_until timestamptz
);

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  -- SHA-256.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Of the browser that logged in; null where it does not say, or did so before this was kept.
alter table sessions add column browser text, add column system text;
-- Written some ten minutes apart (src/auth/sessions.ts). Null: not since the login.
alter table sessions add column seen_at timestamptz;
