-- Rate limits of rate-limiter-flexible, which names the columns, and the devices from which users have logged in.

drop table throttles;
drop table throttle_key;

-- Without a log for recovery, since a crash may lose counts.
create unlogged table rate_limits (
  -- A keyed hash of what is counted.
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);

create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_id uuid not null,
  -- The last login.
  seen_at timestamptz not null,
  primary key (user_id, device_id)
);
create index known_devices_seen_at on known_devices (seen_at);
