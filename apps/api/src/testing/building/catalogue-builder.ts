import { usualKeeping } from '@traiteur/contract/catalogue/products.ts';
import { unknownNutrition } from '@traiteur/domain/catalogue/nutrients.ts';
import type { Product, ProductInput } from '@traiteur/contract/catalogue/products.ts';
import type { TaxComponent } from '@traiteur/contract/catalogue/tax-rates.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import type { Kysely } from 'kysely';
import { allergenRows } from '../../catalogue/allergens/allergens.api.ts';
import { categoryRows } from '../../catalogue/categories/category-rows.ts';
import { getProduct, insertProduct, replaceParts } from '../../catalogue/products/product-rows.ts';
import { updateProduct } from '../../catalogue/products/save-product.ts';
import { sizeRows } from '../../catalogue/sizes/sizes.api.ts';
import { taxRateRows } from '../../catalogue/tax-rates/tax-rates.api.ts';
import type { Database } from '../../database/schema.ts';
import { idOf, listOf, longAgo, nameIn, unknownPerson } from './saving.ts';

type Contents = ProductInput['allergens'];

interface DishWishes {
  name: string;
  /** In cents. */
  price: number;
  /** Portions per day; null (the default) means no limit. */
  available?: number | null;
  category: number;
  taxRate: number;
  size: number;
  /** In cents. */
  otherSizes?: { size: number; price: number }[];
  contains?: number | number[];
  mayContain?: number | number[];
}

export function catalogueBuilder(db: Kysely<Database>) {
  let dishCount = 0;

  const category = (name: string) => idOf(categoryRows.create(db, { name: nameIn(name), active: true }));

  const taxRate = (name: string, components: TaxComponent[]) =>
    idOf(taxRateRows.create(db, { name: nameIn(name), components, active: true }));

  async function size(name: string, position = 1): Promise<number> {
    const id = await idOf(sizeRows.create(db, { name: nameIn(name), slug: slugOf(name), active: true }));
    await db.updateTable('sizes').set({ position }).where('id', '=', id).execute();
    return id;
  }

  const allergen = (fr: string, en: string) =>
    idOf(allergenRows.create(db, { name: nameIn(fr, en), slug: slugOf(en), code: slugOf(en), active: true }));

  /** Sold on all days of the week. */
  async function dish(wishes: DishWishes): Promise<number> {
    const { name, price, available: quantityAvailable = null, otherSizes = [] } = wishes;
    const slug = `${slugOf(name)}-${++dishCount}`;
    const offers = [{ size: wishes.size, price }, ...otherSizes];
    const input: ProductInput = {
      name: nameIn(name),
      slug: nameIn(slug),
      description: nameIn(''),
      ingredients: nameIn(''),
      categoryId: wishes.category,
      taxRateId: wishes.taxRate,
      status: 'published',
      pictures: [],
      tagIds: [],
      allergensDeclared: true,
      allergens: declarationsOf(wishes),
      explanations: [],
      weekdays: [1, 2, 3, 4, 5],
      offers: offers.map((offer) => ({ sizeId: offer.size, price: offer.price, quantityAvailable })),
      nutrition: unknownNutrition,
      ...usualKeeping,
    };
    const productId = await insertProduct(db, input);
    await replaceParts(db, productId, input);
    return productId;
  }

  async function declare(productId: number, wishes: Pick<DishWishes, 'contains' | 'mayContain'>): Promise<void> {
    await cook(productId, (allergens) => [...allergens, ...declarationsOf(wishes)]);
  }

  const cook = (productId: number, change: (allergens: Contents) => Contents) =>
    changeDish(productId, ({ allergens }) => ({ allergens: change(allergens) }));

  /** In each of its sizes. */
  const reprice = (productId: number, price: number) =>
    changeDish(productId, ({ offers }) => ({ offers: offers.map((offer) => ({ ...offer, price })) }));

  const archive = (productId: number) => changeDish(productId, () => ({ status: 'archived' }));

  async function changeDish(productId: number, change: (product: Product) => Partial<ProductInput>): Promise<void> {
    const { version, ...product } = await getProduct(db, productId);
    const input = { ...product, ...change({ ...product, version }) };
    await updateProduct(db, productId, version, input, { by: unknownPerson, now: longAgo });
  }

  return { category, taxRate, size, allergen, dish, declare, cook, reprice, archive, changeDish };
}

const declarationsOf = ({ contains = [], mayContain = [] }: Pick<DishWishes, 'contains' | 'mayContain'>) => [
  ...listOf(contains).map((allergenId) => ({ allergenId, presence: 'contains' as const })),
  ...listOf(mayContain).map((allergenId) => ({ allergenId, presence: 'may_contain' as const })),
];
