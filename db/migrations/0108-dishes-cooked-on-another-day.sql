-- Somebody decided that a dish is cooked on a day on which it is not sold.
alter table order_forced_rules drop constraint order_forced_rules_rule_check,
  add constraint order_forced_rules_rule_check check (rule in ('place', 'minimum', 'credit', 'dish'));
