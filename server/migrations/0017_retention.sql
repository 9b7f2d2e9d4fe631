-- After how many months an attempt is erased with all that hangs on it; null for never.
alter table settings add column erase_after_months integer check (erase_after_months between 1 and 120);
