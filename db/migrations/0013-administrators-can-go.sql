-- An administrator can be removed: what they did stays under the name it was kept with.
alter table orders
  drop constraint orders_placed_by_fkey,
  add constraint orders_placed_by_fkey foreign key (placed_by) references administrators on delete set null;
alter table order_events
  drop constraint order_events_by_id_fkey,
  add constraint order_events_by_id_fkey foreign key (by_id) references administrators on delete set null;
alter table order_allergy_conflicts
  drop constraint order_allergy_conflicts_by_id_fkey,
  add constraint order_allergy_conflicts_by_id_fkey foreign key (by_id) references administrators on delete set null;
alter table delivery_configurations
  drop constraint delivery_configurations_created_by_fkey,
  add constraint delivery_configurations_created_by_fkey
    foreign key (created_by) references administrators on delete set null;
