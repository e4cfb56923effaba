alter table administrators
  drop constraint administrators_role_check,
  add constraint administrators_role_check
    check (role in ('owner', 'manager', 'clerk', 'kitchen', 'delivery', 'accountant')),
  -- Null: those of the role. An owner has all.
  add column rights text[],
  add constraint administrators_owners_have_all_rights check (role <> 'owner' or rights is null);
