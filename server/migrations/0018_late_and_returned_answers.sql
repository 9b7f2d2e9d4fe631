-- Whether the student could see the result when a late answer came: such a one never counts.
alter table late_answers add column after_result boolean not null default false;
update late_answers set after_result = true
  from attempts join examinations on examinations.id = attempts.examination_id
  where attempts.id = late_answers.attempt_id
    and (results_release = 'at_once' or results_at <= late_answers.received_at);

-- When results that could be seen were last hidden again: whose attempt had ended by then could see theirs.
alter table examinations add column results_hidden_at timestamptz;

-- The furthest question that was answered, counted from 1 in the order of the attempt's form, where the paper has a
-- section that goes forward only; 0 where none was.
alter table attempts add column furthest smallint not null default 0;

-- When the answer to a question of a section that goes forward only was last changed after a later one had been answered.
alter table answers add column returned_at timestamptz;
