import { siteMealOf } from '@traiteur/contract/site/site-addresses.ts';
import type { LabelDish } from '@traiteur/contract/kitchen/labels.ts';
import type { LabelSettings } from '@traiteur/contract/kitchen/label-settings.ts';
import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { nutritionOf as scaledNutrition } from '@traiteur/domain/catalogue/nutrients.ts';
import { addDays, type LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { lotOfDay } from '@traiteur/domain/kitchen/lots.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { nutritionOf } from '../../database/rows/nutrition.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { type DishText, dishTextsOf } from '../pots/dish-texts.ts';
import { statesByRecipe } from '../pots/recipe-states.ts';

interface Portion {
  productId: number;
  sizeId: number;
  /** For which its dish was cooked: an order that was not handed over comes again on the day after. */
  cookedOn: LocalDate;
}

interface DishRow
  extends Portion,
    Pick<
      LabelDish,
      | 'recipeId'
      | 'name'
      | 'sizeName'
      | 'ingredients'
      | 'areAllergensSure'
      | 'meatOrigin'
      | 'originlessIngredientId'
      | 'netWeight'
      | 'density'
      | 'keeping'
      | 'reheating'
    >,
    Pick<Product, 'nutrition' | 'storage' | 'shelfLife'> {
  slug: Bilingual;
  /** Of the batch that was cooked for the date; null where nobody ticked the dish, or it has no recipe. */
  lot: string | null;
  cookedUseBy: LocalDate | null;
  /** Milligrams of the portion of which nutrition is said. */
  portionWeight: number | null;
}

interface LabelHouse {
  settings: LabelSettings;
  siteUrl: string;
}

export type CookedLabel = LabelDish & Pick<Portion, 'cookedOn'>;

/** Each dish once in each size and for each day of its cooking, with what its pot of that day holds. */
export async function labelDishes(
  db: Kysely<Database>,
  portions: readonly Portion[],
  house: LabelHouse,
): Promise<CookedLabel[]> {
  const { rows } = await sql<DishRow>`
    select p.id as "productId", s.id as "sizeId", r.id as "recipeId", ${bilingual('p.name')} as name,
      ${bilingual('s.name')} as "sizeName", ${bilingual('p.slug')} as slug, ${bilingual('p.ingredients')} as ingredients,
      ${bilingual('p.meat_origin')} as "meatOrigin", null as "originlessIngredientId",
      p.allergens_declared and p.unknown_allergens = '{}' and p.disputed_allergens = '{}' as "areAllergensSure",
      coalesce(w.weight, t.weight) as "netWeight", r.density, p.portion_weight as "portionWeight", ${nutritionOf('p')} as nutrition,
      p.storage, p.shelf_life as "shelfLife", to_char(asked."cookedOn", 'YYYY-MM-DD') as "cookedOn", b.lot, to_char(b.use_by, 'YYYY-MM-DD') as "cookedUseBy", ${bilingual('p.keeping')} as keeping, ${bilingual('p.reheating')} as reheating
    from (select distinct "productId", "sizeId", "cookedOn" from jsonb_to_recordset(${JSON.stringify(portions)}::jsonb)
      as asked ("productId" integer, "sizeId" integer, "cookedOn" date)) asked
    join products p on p.id = asked."productId"
    join sizes s on s.id = asked."sizeId"
    left join recipes r on r.product_id = p.id
    left join recipe_portions w on w.recipe_id = r.id and w.size_id = s.id
    left join lateral (select lot, use_by from cooked_batches where product_id = p.id and date = asked."cookedOn"
      order by id desc limit 1) b on true
    left join product_portions t on r.id is null and t.product_id = p.id and t.size_id = s.id
    order by p.id, s.position, s.id, asked."cookedOn"`.execute(db);
  const pots = await potsOf(db, rows);
  return rows.map((row) => {
    const { isUnknown = false, ...pot } = pots.get(potKey(row)) ?? {};
    return dishOf({ ...row, ...pot, areAllergensSure: row.areAllergensSure && !isUnknown }, house);
  });
}

const potKey = ({ recipeId, cookedOn }: Pick<DishRow, 'recipeId' | 'cookedOn'>) => `${recipeId} ${cookedOn}`;

/** By recipe and day: neither the version of today nor what is known of it is that of another day. */
async function potsOf(db: Kysely<Database>, rows: readonly DishRow[]) {
  const pots = new Map<
    string,
    Omit<DishText, 'ingredients'> & Pick<LabelDish, 'ingredients'> & { isUnknown: boolean }
  >();
  for (const [cookedOn, ofDay] of Map.groupBy(rows, (row) => row.cookedOn)) {
    const recipeIds = ofDay.flatMap(({ recipeId }) => recipeId ?? []);
    const states = await statesByRecipe(db, recipeIds, cookedOn);
    for (const [recipeId, { ingredients, ...pot }] of await dishTextsOf(db, recipeIds, cookedOn)) {
      const isUnknown = (states.get(recipeId) ?? []).some(({ state }) => state === 'unknown');
      const text = ingredients ?? { fr: '', en: '' };
      pots.set(potKey({ recipeId, cookedOn }), { ...pot, ingredients: text, isUnknown });
    }
  }
  return pots;
}

function dishOf(
  { slug, nutrition, portionWeight, storage, shelfLife, keeping, reheating, lot, cookedUseBy, ...row }: DishRow,
  { settings, siteUrl }: LabelHouse,
): CookedLabel {
  const house = settings[storage];
  const days = shelfLife ?? house.shelfLife;
  return {
    ...row,
    keeping: keeping.fr ? keeping : house.keeping,
    reheating: reheating.fr ? reheating : house.reheating,
    nutrition: scaledNutrition(nutrition, { of: portionWeight, to: row.netWeight }),
    lot: lot ?? lotOfDay(row.cookedOn),
    useBy: earliest(cookedUseBy, days === null ? null : addDays(row.cookedOn, days)),
    url: { fr: siteMealOf(siteUrl, 'fr', slug.fr), en: siteMealOf(siteUrl, 'en', slug.en) },
  };
}

/** Neither the recipe, nor what went in, nor what the house says of the dish is outlived. */
const earliest = (first: LocalDate | null, second: LocalDate | null): LocalDate | null =>
  [first, second].filter((date) => date !== null).toSorted()[0] ?? null;
