-- What the data does not say of opening the house: a step that was set aside, a test order that went well.
create table setup_steps (
  step text primary key,
  state text not null constraint setup_steps_state_check check (state in ('done', 'aside')),
  at timestamptz not null
);
