import type { MenuDish } from '@traiteur/contract/catalogue/menu-plans.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { nutritionOf } from '../../database/rows/nutrition.ts';
import { firstPictureOf } from '../pictures/product-pictures.ts';

/** All that are for sale, and those that a plan from the week before on names. */
export async function menuDishes(db: Kysely<Database>, date: LocalDate): Promise<MenuDish[]> {
  const { rows } = await sql<MenuDish>`
    select * from (
      select p.id, ${bilingual('p.name')} as name, ${bilingual('c.name')} as category, c.id as "categoryId",
        c.permanent as "permanent",
        p.status = 'published' and exists (select from offers o where o.product_id = p.id) as orderable,
        ${firstPictureOf('p')} as "pictureId", p.allergens_declared as "allergensDeclared",
        coalesce((
          select json_agg(json_build_object('id', t.id, 'name', ${bilingual('t.name')}, 'slug', t.slug) order by t.position, t.id)
          from product_tags pt join tags t on t.id = pt.tag_id where pt.product_id = p.id), '[]') as tags,
        coalesce((
          select json_agg(json_build_object('id', a.id, 'name', ${bilingual('a.name')}, 'code', a.code,
            'presence', pa.presence) order by pa.presence, a.position, a.id)
          from product_allergens pa join allergens a on a.id = pa.allergen_id where pa.product_id = p.id), '[]') as allergens,
        ${nutritionOf('p')} as nutrition,
        greatest(
          (select max(delivery_date) from offer_bookings b
            where b.product_id = p.id and b.taken > 0 and b.delivery_date < ${date}::date),
          (select max(m.delivery_date) from menu_plan_choices h join menu_plans m on m.id = h.menu_plan_id
            where h.product_id = p.id and m.published_from is not null and m.delivery_date < ${date}::date)) as "lastDate",
        exists (select from menu_plan_choices h join menu_plans m on m.id = h.menu_plan_id
          where h.product_id = p.id and m.delivery_date >= ${date}::date - 7) as "isPlanned",
        c.position, p.name_fr
      from products p join categories c on c.id = p.category_id
    ) dish where orderable or "isPlanned"
    order by position, "categoryId", name_fr collate "fr-x-icu", id`.execute(db);
  return rows;
}
