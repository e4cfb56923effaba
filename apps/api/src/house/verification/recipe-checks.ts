import { sql } from 'kysely';
import { type Check, differing } from './disagreements.ts';

/** The version that begins last is in force or to come: what it brings is declared, whatever day it is. */
const contents = sql`
  with recursive last_versions as (
    select recipe_id, max(from_date) as from_date from recipe_versions group by recipe_id
  ), lines as (
    select l.* from recipe_lines l join last_versions using (recipe_id, from_date)
  ), below (product_id, recipe_id) as (
    select product_id, id from recipes where product_id is not null
    union
    select b.product_id, l.part_id from below b join lines l using (recipe_id) where l.part_id is not null
  ), inside as (
    select distinct b.product_id, l.ingredient_id from below b join lines l using (recipe_id) where l.ingredient_id is not null
  )
  select i.product_id, a.id as allergen_id, coalesce(s.state, 'unknown') as state
  from inside i cross join allergens a
  left join ingredient_allergens s on s.ingredient_id = i.ingredient_id and s.allergen_id = a.id
  where a.active or s.state is not null
  union all
  select i.product_id, s.allergen_id, s.state
  from inside i join supplier_articles t using (ingredient_id) join supplier_article_allergens s on s.article_id = t.id
  where t.active or exists (select from ingredient_batches b where b.ingredient_id = t.ingredient_id and b.remaining > 0
    and (b.article_id = t.id or b.article_id is null and b.supplier_id = t.supplier_id))`;

const grade = sql`case state when 'contains' then 2 when 'none' then 0 else 1 end`;
const presence = (grades: ReturnType<typeof sql>) => sql`(array['none', 'may_contain', 'contains'])[1 + ${grades}]`;

export const recipeChecks: readonly Check[] = [
  {
    name: 'a dish declares at least what its recipe brings',
    disagreements: differing(
      sql`name_fr`,
      sql`(
        select p.name_fr, c.allergen_id, max(${grade}) as brought,
          case max(d.presence) when 'contains' then 2 when 'may_contain' then 1 else 0 end as declared
        from (${contents}) c join products p on p.id = c.product_id
        left join product_allergens d on d.product_id = c.product_id and d.allergen_id = c.allergen_id
        group by p.id, c.allergen_id) as dishes`,
      [
        {
          what: 'presence',
          expected: presence(sql`greatest(brought, declared)`),
          actual: presence(sql`declared`),
        },
      ],
    ),
  },
];
