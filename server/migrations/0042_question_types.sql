-- Five types of questions, points with six decimals, and corrections of several kinds.

alter table bank_items
  add column interaction text not null default 'choice'
    check (interaction in ('choice', 'choice_multiple', 'choice_table', 'short_answer', 'number')),
  add column bank_rows jsonb not null default '{}',
  add column rows_type text not null default 'text' check (rows_type in ('text', 'html')),
  add column hint_type text not null default 'text' check (hint_type in ('text', 'html')),
  add column bank_key jsonb not null default '[]',
  add column scoring_rule text not null default 'all_or_nothing'
    check (scoring_rule in ('all_or_nothing', 'equal_parts', 'parts_minus_wrong', 'option_points')),
  add column wrong_points numeric(14, 6) not null default 0 check (wrong_points <= 0),
  add column option_points jsonb,
  add column min_choices smallint,
  add column max_choices smallint,
  add column text_rules jsonb,
  add column unit text,
  alter column bank_question_weight type numeric(14, 6),
  drop constraint bank_items_option_type_check,
  add constraint bank_items_option_type_check check (option_type in ('text', 'file', 'html'));
update bank_items set bank_key = to_jsonb(bank_answer::text[]);
alter table bank_items drop column bank_answer;

alter table examinations
  drop constraint examinations_option_limit_check,
  add constraint examinations_option_limit_check check (option_limit between 2 and 26),
  add column decimal_sign text not null default ',' check (decimal_sign in (',', '.')),
  -- Whether wrong answers can take a score below 0.
  add column negative_total boolean not null default false;
alter table revisions
  add column decimal_sign text not null default ',' check (decimal_sign in (',', '.')),
  add column negative_total boolean not null default false;

-- A single choice has its option, and every other type its response.
alter table answers
  add column response jsonb,
  add constraint answers_one_response check (option is null or response is null);
alter table late_answers
  add column response jsonb,
  add constraint late_answers_one_response check (option is null or response is null);

alter table results
  alter column result_score type numeric(14, 6),
  alter column result_max type numeric(14, 6);
alter table monthly_balances alter column total_score type numeric(16, 6);

-- The last correction of a question says how it is graded from then on: `payload`.
alter table key_corrections
  add column kind text not null default 'key' check (kind in ('key', 'accept', 'everyone', 'removed', 'hint')),
  add column payload_before jsonb,
  add column payload jsonb;
update key_corrections set
  payload_before = jsonb_build_object('bank_key', bank_answer_before::text[],
    'bank_question_weight', bank_question_weight_before, 'accepted', '[]'::jsonb, 'outcome', 'graded'),
  payload = jsonb_build_object('bank_key', bank_answer::text[],
    'bank_question_weight', bank_question_weight, 'accepted', '[]'::jsonb, 'outcome', 'graded');
drop trigger key_corrections_are_final on key_corrections;
alter table key_corrections
  alter column payload_before set not null,
  alter column payload set not null,
  alter column kind drop default,
  drop column bank_answer_before,
  drop column bank_answer,
  drop column bank_question_weight_before,
  drop column bank_question_weight;
create trigger key_corrections_are_final
  before update of revision_id, question_id, kind, payload_before, payload, at on key_corrections
  for each row execute function refuse_change();
