-- The questions of a preview have a row each, so that thousands of them are written and read in portions.

create table import_items (
  import_id uuid not null references imports on delete cascade,
  -- Its number in the file.
  n integer not null,
  section text not null,
  -- The key of its stimulus in the preview.
  stimulus text,
  content jsonb not null,
  primary key (import_id, n)
);

insert into import_items (import_id, n, section, stimulus, content)
select imports.id, (item ->> 'n')::integer, item ->> 'section', item ->> 'stimulus', item -> 'content'
from imports, jsonb_array_elements(imports.content -> 'items') as item;

-- The stimuli of the questions, and the settings of their sections.
update imports set content = content - 'items';
