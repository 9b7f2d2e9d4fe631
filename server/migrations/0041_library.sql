-- Collections of questions beside examinations, tags, and what a question was copied from.

alter table examinations
  add column kind text not null default 'examination' check (kind in ('examination', 'collection')),
  -- Whether all teachers may read the collection and take questions from it.
  add column shared boolean not null default false,
  add constraint examinations_collection_check check (
    case kind when 'collection' then status = 'draft' and publishing = 'manual' else not shared end
  );

alter table bank_items
  add column tags text[] not null default '{}',
  -- The question that the first copy was made of. No foreign key: it stays when that question is deleted.
  add column origin_id uuid;
create index bank_items_origin on bank_items (coalesce(origin_id, id));
