import type { ChangedDish } from '@traiteur/contract/kitchen/recipes.ts';
import { labelNutrients } from '@traiteur/domain/catalogue/nutrients.ts';
import { type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import { dishPresence, type HandDeclaration, isDisputed } from '@traiteur/domain/kitchen/pots/declared-dish.ts';
import type { Presence } from '@traiteur/domain/orders/allergies.ts';
import type { Bilingual, Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { readProductsNow } from '../../catalogue/products/ingredients/read-products.ts';
import { type Caller, personOf, type Saving } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { judgeOrders } from '../../orders/judge/judge-orders.ts';
import { type NamedState, statesByRecipe } from '../pots/recipe-states.ts';
import { dishRecipesOf, type PotChange } from '../pots/reached-recipes.ts';
import { lockBook } from '../pots/book-lock.ts';
import { type DishText, dishTextsOf } from '../pots/dish-texts.ts';

interface DishRow {
  id: number;
  name: Bilingual;
  status: string;
  recipeId: number;
  unknown: number[];
  declared: { allergenId: number; presence: Presence }[];
  hand: (HandDeclaration & { allergenId: number })[];
}

interface Derived extends ChangedDish, DishText {
  ingredients: Bilingual;
  unknown: number[];
  disputed: number[];
  declared: { allergenId: number; presence: Presence }[];
}

/** Whose saving it is, on which day of the house, and in which language they are told of a fault. */
export interface Following extends Saving {
  date: LocalDate;
  locale: Locale;
}

export const followingOf = ({
  clock,
  caller,
  house,
  locale,
}: Pick<Context, 'clock' | 'house' | 'locale'> & { caller: Caller }): Following => ({
  by: personOf(caller),
  now: clock(),
  date: today(clock(), house.timeZone),
  locale,
});

/**
 * Every saving of a recipe or an ingredient calls this in its transaction, after its writes: the dishes that it reaches
 * declare what is in their pots now, and the standing orders of those are judged again.
 */
export async function followRecipes(db: Kysely<Database>, change: PotChange, following: Following): Promise<void> {
  const dishes = await declareDishes(db, change, following);
  if (dishes.length === 0) return;
  await judgeOrders(db, { productIds: dishes.map(({ productId }) => productId) }, following);
}

/**
 * Once the house asks for another allergen, nobody knows it of any ingredient: dishes take it for traces, and stay on
 * sale, since nothing in them has changed.
 */
export async function followAllergens(db: Kysely<Database>, following: Following): Promise<void> {
  const recipes = await db.selectFrom('recipes').select('id').where('product_id', 'is not', null).execute();
  if (recipes.length === 0) return;
  await lockBook(db);
  const change = { recipeIds: recipes.map(({ id }) => id), staysOnSale: true };
  await followRecipes(db, change, following);
}

/** Dishes take for traces what nobody knows: that is no use of the allergen, which may be removed again. */
export const forgetUnknown = (db: Kysely<Database>, allergenId: number): Promise<unknown> =>
  sql`
    delete from product_allergens held using products p
    where held.allergen_id = ${allergenId} and p.id = held.product_id and ${allergenId} = any(p.unknown_allergens)`.execute(
    db,
  );

/**
 * Writes what dishes declare, and answers those whose allergens or sale changed. Locks them in their order.
 * @throws {Refusal} `ingredients-too-long`
 */
export async function declareDishes(
  db: Kysely<Database>,
  change: PotChange,
  { now, date, locale }: Following,
): Promise<ChangedDish[]> {
  const recipeIds = await dishRecipesOf(db, change, date);
  if (recipeIds.length === 0) return [];
  const rows = await lockDishes(db, recipeIds);
  const states = await statesByRecipe(db, recipeIds, date);
  const texts = await dishTextsOf(db, recipeIds, date);
  const derivedDishes = rows.flatMap((row) => {
    const text = texts.get(row.recipeId);
    if (!text) return [];
    const { ingredients } = text;
    if (!ingredients) throw tooLong(row.name[locale]);
    const dish = derive(row, states.get(row.recipeId) ?? [], { ...text, ingredients });
    return [{ ...dish, archived: dish.archived && !change.staysOnSale }];
  });
  await writeDishes(db, derivedDishes, now);
  await readProductsNow(
    db,
    derivedDishes.map(({ productId }) => productId),
  );
  return derivedDishes
    .filter(({ allergens, archived }) => allergens.length > 0 || archived)
    .map(({ productId, name, allergens, archived }) => ({ productId, name, allergens, archived }));
}

async function lockDishes(db: Kysely<Database>, recipeIds: readonly number[]): Promise<DishRow[]> {
  const { rows } = await sql<DishRow>`
    select p.id, ${bilingual('p.name')} as name, p.status, r.id as "recipeId", p.unknown_allergens as unknown,
      coalesce((select json_agg(json_build_object('allergenId', allergen_id, 'presence', presence))
        from product_allergens where product_id = p.id), '[]') as declared,
      coalesce((select json_agg(json_build_object('allergenId', allergen_id, 'presence', presence, 'stays', stays))
        from recipe_declarations where product_id = p.id), '[]') as hand
    from products p join recipes r on r.product_id = p.id
    where r.id = any(${recipeIds}::integer[]) order by p.id for update of p`.execute(db);
  return rows;
}

const tooLong = (dish: string) =>
  new Refusal('ingredients-too-long', { faults: [{ field: 'name', code: 'ingredients-too-long', amounts: { dish } }] });

function derive(dish: DishRow, states: readonly NamedState[], text: DishText & Pick<Derived, 'ingredients'>): Derived {
  const handOf = (id: number) => dish.hand.find(({ allergenId }) => allergenId === id);
  const declaredOf = (id: number) => dish.declared.find(({ allergenId }) => allergenId === id)?.presence ?? null;
  const answers = states.map(({ allergenId, name, state }) => ({
    allergenId,
    name,
    before: declaredOf(allergenId),
    after: dishPresence(state, handOf(allergenId)),
  }));
  // Of an allergen that is switched off, what was typed stays.
  const rest = dish.hand.flatMap(({ allergenId, presence, stays }) =>
    presence && stays !== false && !states.some((state) => state.allergenId === allergenId)
      ? [{ allergenId, presence }]
      : [],
  );
  const inPot = answers.flatMap(({ allergenId, after }) => (after ? [{ allergenId, presence: after }] : []));
  const unknown = states.filter(({ state }) => state === 'unknown').map(({ allergenId }) => allergenId);
  return {
    productId: dish.id,
    name: dish.name,
    ...text,
    allergens: answers.filter(({ before, after }) => before !== after),
    archived: dish.status === 'published' && unknown.some((id) => !dish.unknown.includes(id)),
    unknown,
    disputed: states
      .filter(({ allergenId, state }) => isDisputed(state, handOf(allergenId)))
      .map(({ allergenId }) => allergenId),
    declared: [...inPot, ...rest],
  };
}

/** A dish of which nothing changes keeps its version: who edits its price is not told of a saving. */
async function writeDishes(db: Kysely<Database>, dishes: readonly Derived[], now: Date): Promise<void> {
  const facts = JSON.stringify(dishes);
  await sql`
    delete from product_allergens held using jsonb_to_recordset(${facts}::jsonb) as d ("productId" integer, declared jsonb)
    where held.product_id = d."productId" and not exists (
      select from jsonb_array_elements(d.declared) e where (e ->> 'allergenId')::integer = held.allergen_id)`.execute(
    db,
  );
  await sql`
    insert into product_allergens (product_id, allergen_id, presence)
    select d."productId", (e ->> 'allergenId')::integer, e ->> 'presence'
    from jsonb_to_recordset(${facts}::jsonb) as d ("productId" integer, declared jsonb), jsonb_array_elements(d.declared) e
    on conflict (product_id, allergen_id) do update set presence = excluded.presence`.execute(db);
  const derivedColumns = labelNutrients.map((name) => sql`(d.nutrition ->> ${sql.lit(name)})::numeric(12, 6)`);
  await sql`
    update products p set
      unknown_allergens = d.unknown, disputed_allergens = d.disputed, allergens_declared = true,
      ingredients_fr = d.ingredients ->> 'fr', ingredients_en = d.ingredients ->> 'en',
      (${sql.join(labelNutrients.map((name) => sql.ref(name)))}) = row (${sql.join(derivedColumns)}),
      portion_weight = d."portionWeight",
      meat_origin_fr = d."meatOrigin" ->> 'fr', meat_origin_en = d."meatOrigin" ->> 'en',
      status = case when d.archived then 'archived' else p.status end,
      version = p.version + 1, updated_at = ${now}
    from jsonb_to_recordset(${facts}::jsonb) as d ("productId" integer, unknown integer[], disputed integer[], ingredients jsonb,
      nutrition jsonb, "portionWeight" integer, archived boolean, allergens jsonb, "meatOrigin" jsonb)
    where p.id = d."productId" and (d.archived or d.allergens <> '[]' or not p.allergens_declared
      or (p.unknown_allergens, p.disputed_allergens, p.ingredients_fr, p.ingredients_en, p.portion_weight, p.meat_origin_fr, p.meat_origin_en,
        ${sql.join(labelNutrients.map((name) => sql.ref(`p.${name}`)))})
      is distinct from (d.unknown, d.disputed, d.ingredients ->> 'fr', d.ingredients ->> 'en', d."portionWeight",
        d."meatOrigin" ->> 'fr', d."meatOrigin" ->> 'en', ${sql.join(derivedColumns)}))`.execute(db);
}
