-- Keys that were corrected after students had taken the examination. The revision stays as it was published: the last
-- correction of a question is laid over its key wherever answers are graded. Append only.
create table key_corrections (
  id bigint generated always as identity primary key,
  revision_id uuid not null references revisions on delete cascade,
  question_id uuid not null,
  bank_answer_before integer[] not null,
  bank_answer integer[] not null,
  bank_question_weight_before numeric(8, 2) not null,
  bank_question_weight numeric(8, 2) not null check (bank_question_weight >= 0),
  -- Which admin it was.
  admin_id uuid references users on delete set null,
  at timestamptz not null
);
create index key_corrections_in_force on key_corrections (revision_id, question_id, id desc);

-- Only the reference to an admin who is deleted is let go.
create trigger key_corrections_are_final
  before update of revision_id, question_id, bank_answer_before, bank_answer, bank_question_weight_before,
    bank_question_weight, at on key_corrections
  for each row execute function refuse_change();

alter table attempt_events
  drop constraint attempt_events_kind_check,
  add constraint attempt_events_kind_check check (kind in ('started', 'resumed', 'section_finished', 'played',
    'extended', 'submitted', 'closed', 'reopened', 'late_received', 'late_counted', 'regraded'));
