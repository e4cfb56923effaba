import { siteMealOf } from '@traiteur/contract/site/site-addresses.ts';
import type { LabelDish } from '@traiteur/contract/kitchen/labels.ts';
import type { LabelSettings } from '@traiteur/contract/kitchen/label-settings.ts';
import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { nutritionOf as scaledNutrition } from '@traiteur/domain/catalogue/nutrients.ts';
import { addDays, type LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { nutritionOf } from '../../database/rows/nutrition.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { lotOf } from './cooked-lots.ts';

interface Portion {
  productId: number;
  sizeId: number;
}

interface DishRow
  extends Portion,
    Pick<
      LabelDish,
      'recipeId' | 'name' | 'sizeName' | 'ingredients' | 'areAllergensSure' | 'netWeight' | 'keeping' | 'reheating'
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

/** Each dish once in each size, as it is now. */
export async function labelDishes(
  db: Kysely<Database>,
  portions: readonly Portion[],
  date: LocalDate,
  house: LabelHouse,
): Promise<LabelDish[]> {
  const { rows } = await sql<DishRow>`
    select p.id as "productId", s.id as "sizeId", r.id as "recipeId", ${bilingual('p.name')} as name,
      ${bilingual('s.name')} as "sizeName", ${bilingual('p.slug')} as slug, ${bilingual('p.ingredients')} as ingredients,
      p.allergens_declared and p.unknown_allergens = '{}' and p.disputed_allergens = '{}' as "areAllergensSure",
      coalesce(w.weight, t.weight) as "netWeight", p.portion_weight as "portionWeight", ${nutritionOf('p')} as nutrition,
      p.storage, p.shelf_life as "shelfLife", b.lot, to_char(b.use_by, 'YYYY-MM-DD') as "cookedUseBy", ${bilingual('p.keeping')} as keeping, ${bilingual('p.reheating')} as reheating
    from (select distinct "productId", "sizeId" from jsonb_to_recordset(${JSON.stringify(portions)}::jsonb)
      as asked ("productId" integer, "sizeId" integer)) asked
    join products p on p.id = asked."productId"
    join sizes s on s.id = asked."sizeId"
    left join recipes r on r.product_id = p.id
    left join recipe_portions w on w.recipe_id = r.id and w.size_id = s.id
    left join cooked_batches b on b.recipe_id = r.id and b.date = ${date}::date
    left join product_portions t on r.id is null and t.product_id = p.id and t.size_id = s.id
    order by p.id, s.position, s.id`.execute(db);
  return rows.map((row) => dishOf(row, date, house));
}

function dishOf(
  { slug, nutrition, portionWeight, storage, shelfLife, keeping, reheating, lot, cookedUseBy, ...row }: DishRow,
  date: LocalDate,
  { settings, siteUrl }: LabelHouse,
): LabelDish {
  const house = settings[storage];
  const { lot: lotOfDay, cookedOn } = lotOf(date);
  const days = shelfLife ?? house.shelfLife;
  return {
    ...row,
    keeping: keeping.fr ? keeping : house.keeping,
    reheating: reheating.fr ? reheating : house.reheating,
    nutrition: scaledNutrition(nutrition, { of: portionWeight, to: row.netWeight }),
    lot: lot ?? lotOfDay,
    useBy: earliest(cookedUseBy, days === null ? null : addDays(cookedOn, days)),
    url: { fr: siteMealOf(siteUrl, 'fr', slug.fr), en: siteMealOf(siteUrl, 'en', slug.en) },
  };
}

/** Neither the recipe, nor what went in, nor what the house says of the dish is outlived. */
const earliest = (first: LocalDate | null, second: LocalDate | null): LocalDate | null =>
  [first, second].filter((date) => date !== null).toSorted()[0] ?? null;
