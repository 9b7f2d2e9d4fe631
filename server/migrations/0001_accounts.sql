-- Accounts, their sessions, and the keys that sign what the server hands out.

create table users (
  id uuid primary key,
  role text not null check (role in ('admin', 'student')),
  first_name text not null,
  middle_name text,
  last_name text,
  -- Lower case, so that uniqueness and look-up ignore case.
  email text unique check (email = lower(email)),
  -- As the person wrote it, and reduced to digits with the country code, which is what identifies it.
  whatsapp text,
  whatsapp_digits text unique,
  class text,
  gender text check (gender in ('male', 'female')),
  place_of_birth text,
  date_of_birth date,
  guardian_name text,
  guardian_number text,
  guardian_status text,
  province text,
  city text,
  district text,
  village text,
  address_detail text,
  -- Argon2id in PHC format. Null: nobody can log in with a password yet.
  password_hash text,
  must_change_password boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  -- The token's jti.
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);

create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

create table signing_keys (
  -- The token's kid.
  id uuid primary key,
  secret bytea not null,
  created_at timestamptz not null default now()
);
