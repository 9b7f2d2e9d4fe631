-- Stimuli with recordings, forms that make them once, and copies.

alter table stimuli
  add column insert_key uuid unique,
  -- The stimulus that it was copied from, perhaps over several copies.
  add column origin_id uuid;

-- A recording belongs to a question or a stimulus.
alter table plays rename column question_id to recording_id;
