-- A quiz comes with its right answers, as the contract shows it, unless an organization chose otherwise. What is stored stays as it is.

alter table organizations alter column reveal_quiz_answers set default 'always';
