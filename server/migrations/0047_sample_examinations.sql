-- There are several sample examinations. A deleted one may stay in the list.

alter table settings add column sample_ids uuid[] not null default '{}';
update settings set sample_ids = array[sample_id] where sample_id is not null;
alter table settings drop column sample_id;
