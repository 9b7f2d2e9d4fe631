-- 'automatic': each edit of a complete question is published at once. Examinations of before go on as they are.
alter table examinations
  add column publishing text not null default 'manual' check (publishing in ('manual', 'automatic'));

-- For the sweep of revisions that no attempt uses: each edit of an automatic examination leaves one behind.
create index attempts_revision_id on attempts (revision_id);
