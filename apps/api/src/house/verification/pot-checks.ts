import { labelNutrients, mostIn100g, mostInPortion } from '@traiteur/domain/catalogue/nutrients.ts';
import { sql } from 'kysely';
import { type Check, differing } from './disagreements.ts';

/** Dishes follow a version on its first day: those that they have not followed yet say nothing. */
const versions = sql`
  select distinct on (recipe_id) recipe_id, from_date, 1 - preparing_loss / 100.0::float8 as prepared, 1 - cooking_loss / 100.0::float8 as cooked
  from recipe_versions order by recipe_id, followed desc, case when followed then from_date end desc, from_date`;

/** Milligrams, rounded once; null where the density or the weight of a piece is not known. */
const weight = sql`case l.unit
  when 'g' then l.quantity::numeric when 'kg' then l.quantity::numeric * 1000
  when 'piece' then round(l.quantity::numeric * coalesce(i.piece_weight, r.piece_weight) / 1000)
  else round(l.quantity::numeric * case l.unit when 'ml' then 1 when 'cl' then 10 else 1000 end
    * coalesce(i.density, r.density) / 1000) end::float8`;

/** From each dish down to its ingredients: what of them is in 100 g of what comes out. */
const pots = sql`
  with recursive versions as (${versions}),
  lines as (
    select l.recipe_id, l.ingredient_id, l.part_id, v.prepared, ${weight} as weight
    from versions v join recipe_lines l using (recipe_id, from_date)
    left join ingredients i on i.id = l.ingredient_id left join recipes r on r.id = l.part_id
  ),
  yields as (
    select recipe_id, case when count(*) = count(l.weight) then sum(l.weight) * v.prepared * v.cooked end as yield
    from lines l join versions v using (recipe_id) group by recipe_id, v.prepared, v.cooked
  ),
  inside (product_id, recipe_id, yield, factor) as (
    select product_id, id, y.yield, 1::float8 from recipes join yields y on y.recipe_id = recipes.id
    where product_id is not null
    union all
    select s.product_id, l.part_id, s.yield, s.factor * l.prepared * l.weight / nullif(y.yield, 0)
    from inside s join lines l using (recipe_id) join yields y on y.recipe_id = l.part_id
  )
  select s.product_id, l.ingredient_id, s.factor * l.prepared * l.weight / nullif(s.yield, 0) as share
  from inside s join lines l using (recipe_id) where l.ingredient_id is not null`;

const portions = sql`
  select r.product_id, (array_agg(p.weight order by s.position, s.id))[1 + (count(*) - 1) / 2] as weight
  from recipes r join recipe_portions p on p.recipe_id = r.id join sizes s on s.id = p.size_id group by r.product_id`;

const sums = sql.join(
  labelNutrients.map((name) => {
    const column = sql.ref(`i.${name}`);
    const in100g = sql`case when count(*) = count(c.share) and count(*) = count(${column}) then sum(c.share * ${column}::float8) end`;
    return sql`${in100g} as ${sql.ref(name)}`;
  }),
);

/** Null where 100 g or a portion cannot hold so much. */
const expectedAmount = (name: (typeof labelNutrients)[number]) => sql`case
  when ${sql.ref(`pot.${name}`)} <= ${sql.lit(mostIn100g(name))}
    and ${sql.ref(`pot.${name}`)} * w.weight / 100000 <= ${sql.lit(mostInPortion(name))}
  then round((${sql.ref(`pot.${name}`)} * w.weight / 100000)::numeric, 6) end`;

/** Sums in another order differ in their last digit. */
const seenAmount = (name: (typeof labelNutrients)[number]) => sql`case
  when abs(${sql.ref(`p.${name}`)} - ${expectedAmount(name)}) <= 0.00001 then ${expectedAmount(name)} else ${sql.ref(`p.${name}`)} end`;

export const potChecks: readonly Check[] = [
  {
    name: 'a dish has the nutrition that its pot comes to',
    disagreements: differing(
      sql`p.name_fr`,
      sql`(select c.product_id, ${sums} from (${pots}) c join ingredients i on i.id = c.ingredient_id group by c.product_id) pot
        join products p on p.id = pot.product_id left join (${portions}) w on w.product_id = pot.product_id`,
      labelNutrients.map((name) => ({
        what: `${name} of a portion`,
        expected: expectedAmount(name),
        actual: seenAmount(name),
      })),
    ),
  },
  {
    name: 'a dish with a recipe says what its usual portion weighs',
    disagreements: differing(
      sql`p.name_fr`,
      sql`recipes r join products p on p.id = r.product_id left join (${portions}) w on w.product_id = p.id`,
      [{ what: 'milligrams of a portion', expected: sql`w.weight`, actual: sql`p.portion_weight` }],
    ),
  },
];
