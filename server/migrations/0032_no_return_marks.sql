-- Returns in forward-only sections are no longer recorded. The browser enforces these sections.
alter table attempts drop column furthest;
alter table answers drop column returned_at;
