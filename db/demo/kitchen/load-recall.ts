import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../apps/api/src/database/schema.ts';

const letters = {
  fr: { subject: 'Important : un plat de votre commande', text: 'Ne mangez pas ce plat, et jetez ce qu’il en reste.' },
  en: { subject: 'Important: a dish of your order', text: 'Please do not eat this dish, and throw away what is left.' },
};

/** The cooling that took too long was of a dish of one of the next days: it held its lot, and clients were called. */
export async function loadRecall(db: Kysely<Database>): Promise<void> {
  await sql`
    with lot as (
      select c.id as check_id, c.action, c.ended_at, c.ended_by_name, b.id, b.lot, r.name_fr, r.name_en
      from kitchen_book c join control_points p on p.id = c.point_id and p.kind = 'cooling'
      join cooked_batches b on b.date between c.date and c.date + 3
      join recipes r on r.id = b.recipe_id and b.product_id is not null
      where c.conform = false and not exists (select from cooked_batch_parts part where part.part_batch_id = b.id)
      order by c.date desc, b.date, b.id limit 1
    ), named as (
      update kitchen_book c set cooked_batch_id = lot.id, subject = lot.name_fr from lot where c.id = lot.check_id
    ), blocked as (
      update cooked_batches b set held = true from lot where b.id = lot.id
    )
    insert into batch_holds (cooked_batch_id, name_fr, name_en, number, check_id, reason, at, by_name)
    select id, name_fr, name_en, lot, check_id, action, ended_at, ended_by_name from lot`.execute(db);
  await sql`
    with recall as (
      insert into recalls (cooked_batch_id, name_fr, name_en, number, reason, letters, at, by_name, ended_at, ended_by_name, conclusion)
      select cooked_batch_id, name_fr, name_en, number, 'Refroidissement trop long', ${JSON.stringify(letters)}::jsonb,
        at + interval '1 hour', 'Julie Moreau', at + interval '2 days', 'Julie Moreau', 'Tout le monde est prévenu, personne n’est malade'
      from batch_holds where check_id is not null
      returning id, cooked_batch_id, at
    )
    insert into recall_orders (recall_id, order_id, status, portions, is_sure, called_at, called_by_name, outcome)
    select recall.id, o.id, o.status, sum(l.quantity), true, recall.at + interval '20 minutes', 'Julie Moreau', 'spoken'
    from recall join cooked_batches b on b.id = recall.cooked_batch_id
    join orders o on o.delivery_date = b.date and o.cooked_on is null and o.status <> 'cancelled'
    join order_lines l on l.order_id = o.id and l.product_id = b.product_id
    group by recall.id, recall.at, o.id`.execute(db);
}
