-- Each node caches what the site's pages show until one of these tables changes: it is notified at commit, without the
-- row: pages are few, and redrawn in milliseconds.
create or replace function notify_site_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('site_changed', '');
    return null;
  end
$$;

do $$
  declare name text;
  begin
    foreach name in array array[
      'allergens', 'categories', 'company', 'delivery_configurations', 'delivery_schedule_zones', 'delivery_schedules', 'delivery_zones',
      'menu_plan_choices', 'menu_plans', 'offer_availabilities', 'offer_bookings', 'offers', 'product_allergens', 'product_constants', 'product_pictures', 'product_tags', 'products', 'sizes',
      'slot_bookings', 'tags'
    ] loop
      execute format(
        'create or replace trigger site_change_told after insert or update or delete or truncate on %I
          for each statement execute function notify_site_change()', name);
    end loop;
  end
$$;
-- A batch on hold takes the dish of its recipe off the menu of its date; the recipe also says what is drunk.
create or replace trigger site_change_told after insert or update of product_id, density or delete on recipes
  for each statement execute function notify_site_change();
create or replace trigger site_change_told after update of held on cooked_batches
  for each statement execute function notify_site_change();
