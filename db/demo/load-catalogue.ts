import { unknownNutrition } from '@traiteur/domain/catalogue/nutrients.ts';
import { type ProductInput, usualKeeping } from '@traiteur/contract/catalogue/products.ts';
import {
  type AllergenCode,
  type CategoryKey,
  type SizeKey,
  type TaxRateKey,
  usualAllergens,
  usualCategories,
  usualSizes,
  usualTaxRates,
} from '@traiteur/domain/catalogue/usual-records.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import type { Kysely } from 'kysely';
import { allergenRows } from '../../apps/api/src/catalogue/allergens/allergens.api.ts';
import type { Database } from '../../apps/api/src/database/schema.ts';
import { insertProduct, replaceParts } from '../../apps/api/src/catalogue/products/product-rows.ts';
import { sizeRows } from '../../apps/api/src/catalogue/sizes/sizes.api.ts';
import { tagRows } from '../../apps/api/src/catalogue/tags/tags.api.ts';
import { drawMeal } from './drawings.ts';
import type { DemoMeal } from './meal.ts';
import { demoMeals } from './meals/meals.ts';
import { demoTags } from './tags.ts';

export interface Catalogue {
  allergens: Map<AllergenCode, number>;
  sizes: Map<SizeKey, number>;
  categories: Map<CategoryKey, number>;
  taxRates: Map<TaxRateKey, number>;
  /** Same order as the meals. */
  products: number[];
}

export async function loadCatalogue(db: Kysely<Database>): Promise<Catalogue> {
  const allergens = new Map<AllergenCode, number>();
  for (const { code, name } of usualAllergens)
    allergens.set(code, (await allergenRows.create(db, { code, name, slug: slugOf(name.en), active: true })).id);
  const tags = new Map<string, number>();
  for (const { key, name, slug, colour } of demoTags)
    tags.set(key, (await tagRows.create(db, { name, slug: slug.en, colour, active: true })).id);
  const sizes = new Map<SizeKey, number>();
  for (const { key, name } of usualSizes)
    sizes.set(key, (await sizeRows.create(db, { name, slug: slugOf(name.en), active: true })).id);
  const categories = new Map<CategoryKey, number>();
  for (const [index, { key, name, permanent }] of usualCategories.entries())
    categories.set(
      key,
      await idFrom(
        db
          .insertInto('categories')
          .values({ ...nameColumns(name), position: index + 1, permanent })
          .returning('id'),
      ),
    );
  const taxRates = new Map<TaxRateKey, number>();
  for (const { key, name, components } of usualTaxRates) {
    const rate = { ...nameColumns(name), components: JSON.stringify(components) };
    taxRates.set(key, await idFrom(db.insertInto('tax_rates').values(rate).returning('id')));
  }

  const products: number[] = [];
  for (const meal of demoMeals) {
    const input = {
      ...meal,
      // Its recipe tells both.
      ingredients: { fr: '', en: '' },
      nutrition: unknownNutrition,
      ...usualKeeping,
      slug: { fr: slugOf(meal.name.fr), en: slugOf(meal.name.en) },
      categoryId: idOf(categories, meal.category),
      taxRateId: idOf(taxRates, meal.taxRate),
      pictures: await insertDrawings(db, meal),
      tagIds: meal.tags.map((key) => idOf(tags, key)),
      allergensDeclared: true,
      allergens: meal.allergens.map(({ code, presence }) => ({ allergenId: idOf(allergens, code), presence })),
      explanations: [],
      weekdays: [...meal.weekdays],
      offers: meal.offers.map(({ size, ...offer }) => ({ sizeId: idOf(sizes, size), ...offer })),
    };
    const id = await insertProduct(db, input);
    await replaceParts(db, id, input);
    products.push(id);
  }
  return { allergens, sizes, categories, taxRates, products };
}

/** Database id of a demonstration key. */
export function idOf<Key>(ids: ReadonlyMap<Key, number>, key: Key): number {
  const id = ids.get(key);
  if (id === undefined) throw new RangeError(`the demonstration names ${String(key)}, which it does not have`);
  return id;
}

const nameColumns = (name: { fr: string; en: string }) => ({ name_fr: name.fr, name_en: name.en });

async function insertDrawings(db: Kysely<Database>, { drawing: first, otherDrawings = [] }: DemoMeal) {
  const pictures: ProductInput['pictures'] = [];
  for (const { drawing, alt } of [{ drawing: first, alt: { fr: '', en: '' } }, ...otherDrawings]) {
    const picture = { media_type: 'image/svg+xml', bytes: Buffer.from(drawMeal(drawing)) };
    const { id } = await db.insertInto('pictures').values(picture).returning('id').executeTakeFirstOrThrow();
    pictures.push({ pictureId: id, alt });
  }
  return pictures;
}

const idFrom = async (insertion: { executeTakeFirstOrThrow: () => Promise<{ id: number }> }) =>
  (await insertion.executeTakeFirstOrThrow()).id;
