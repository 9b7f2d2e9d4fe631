-- Who may take an examination, when, how often, and when they see what they got.

alter table examinations
  add column opens_at timestamptz,
  add column closes_at timestamptz,
  -- Null: students of all classes.
  add column classes text[],
  add column option_limit integer not null default 3 check (option_limit between 2 and 10),
  add column shuffle boolean not null default true,
  add column results_release text not null default 'at_once'
    check (results_release in ('at_once', 'at_time', 'by_hand')),
  -- From when on results are shown; with by_hand it is set by the release.
  add column results_at timestamptz,
  -- When name, duration, sections or bank were last edited: later than the revision means unpublished changes.
  add column content_edited_at timestamptz not null default now(),
  add check (closes_at is null or opens_at is null or opens_at < closes_at);

-- Minutes of a timer of its own.
alter table sections add column duration integer check (duration > 0);

alter table revisions add column shuffle boolean not null default true;
