-- Stored files, so that the sweep can find those that nothing refers to any more.

create table files (
  -- Relative to the store: folder, content hash, extension.
  path text primary key,
  kind text not null check (kind in ('image', 'audio', 'video')),
  bytes bigint not null,
  stored_at timestamptz not null
);
