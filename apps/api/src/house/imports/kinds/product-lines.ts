import { type Product, type ProductInput, productInput, products } from '@traiteur/contract/catalogue/products.ts';
import { unknownNutrition } from '@traiteur/domain/catalogue/nutrients.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import { plainWords } from '@traiteur/domain/house/imports/typed-cells.ts';
import { productColumns as words } from '@traiteur/words/house/imports/product-columns.ts';
import type { Kysely } from 'kysely';
import { getProduct } from '../../../catalogue/products/product-rows.ts';
import { meanings } from '../../../catalogue/products/products.table.ts';
import { createProducts, removeProduct, updateProduct } from '../../../catalogue/products/save-product.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Database } from '../../../database/schema.ts';
import { bilingual } from '../../../database/rows/bilingual.ts';
import { allergenColumns, allergyHeading, readKnownAllergens } from './allergen-columns.ts';
import type { Cells } from './cells.ts';
import type { ImportColumn } from './import-kind.ts';
import { type ImportedLines, importLines } from './import-lines.ts';
import { findKnownProducts } from './known-products.ts';
import { insertMissingCategories, removeEmptyCategories } from './missing-categories.ts';
import { withoutLoss } from './product-allergens.ts';
import { joinProduct, type ProductFields, readProduct, type SizeOffer } from './product-fields.ts';
import { type ProductFacts, readProductFacts } from './product-facts.ts';

type Offer = ProductInput['offers'][number];

/** As the form of a new dish begins: one without a day could not be published. */
const usualWeekdays = [1, 2, 3, 4, 5];

/** Stands for the id that a category will get, while rows are only checked. */
const idToCome = 2_147_483_647;

export async function productColumns(db: Kysely<Database>): Promise<ImportColumn[]> {
  const sizes = await db
    .selectFrom('sizes')
    .select(['id', bilingual('name').as('name')])
    .orderBy('position')
    .execute();
  const plain = Object.entries(words).map(([key, { example, ...texts }]) => ({
    key,
    ...texts,
    example,
    required: key === 'nameFr' || key === 'category',
    repeats: ['allergens', 'traces', 'tags'].includes(key),
    ofAllergies: key === 'allergens' || key === 'traces',
    unusual: key === 'size',
    ...(key === 'allergens' && { within: allergyHeading }),
  }));
  return [
    ...plain,
    ...allergenColumns(await readKnownAllergens(db), 'products'),
    ...sizes.flatMap(({ id, name }): ImportColumn[] => [
      {
        key: `price:${id}`,
        name: [`Prix ${name.fr}`, `Price ${name.en}`],
        others: [
          name.fr,
          name.en,
          `Tarif ${name.fr}`,
          `Prix TTC ${name.fr}`,
          `Prix ${name.fr} TTC`,
          `${name.en} price`,
        ],
        help: ['Prix de vente, en euros', 'Selling price'],
        example: ['12,50', '12.50'],
      },
      {
        key: `portions:${id}`,
        name: [`Portions ${name.fr}`, `Portions ${name.en}`],
        others: [`Quantité ${name.fr}`, `Stock ${name.fr}`, `${name.en} quantity`],
        help: ['Portions par date ; vide : sans limite', 'Portions per date; empty: no limit'],
        example: ['', ''],
      },
    ]),
  ];
}

/** `taxRateId` is of new dishes whose line says none. */
export async function productLines(
  db: Kysely<Database>,
  createMissing: boolean,
  taxRateId: number | null,
): Promise<ImportedLines> {
  let facts = await readProductFacts(db);
  const categoryIdOf = (name: string) => facts.categories.get(plainWords(name));

  function readCategory(cells: Cells): Pick<ProductFields, 'categoryId' | 'categoryName'> {
    const name = cells.text('category');
    const id = name === '' ? undefined : categoryIdOf(name);
    if (name === '' || id !== undefined) return { categoryId: id, categoryName: undefined };
    if (!createMissing) cells.fault('category', 'unknown-category', name);
    return { categoryId: idToCome, categoryName: name };
  }

  return importLines<ProductFields, ProductInput, Product>(
    {
      noun: products,
      columns: await productColumns(db),
      read: (cells) => ({ ...readProduct(cells, facts), ...readCategory(cells) }),
      keysOf: (cells) => [cells.text('slug') || plainWords(cells.text('nameFr'))].filter((key) => key !== ''),
      join: joinProduct,
      find: findKnownProducts,
      complete: (fields, storedProduct) =>
        completeProduct(
          {
            ...fields,
            categoryId: (fields.categoryName && categoryIdOf(fields.categoryName)) || fields.categoryId,
            taxRateId: fields.taxRateId ?? storedProduct?.taxRateId ?? taxRateId ?? undefined,
          },
          storedProduct,
          facts,
        ),
      schema: productInput,
      inputOf: ({ id: _id, version: _version, ...input }) => input,
      columnOf,
      async makeMissing(transaction, fields, saving) {
        facts = await readProductFacts(transaction);
        const names = fields.flatMap(({ categoryName }) => (categoryName === undefined ? [] : [categoryName]));
        return insertMissingCategories(transaction, facts.categories, names, saving);
      },
      removeMissing: removeEmptyCategories,
      insert: createProducts,
      update: (transaction, { id, version }, input, saving) => updateProduct(transaction, id, version, input, saving),
      remove: removeProduct,
      get: (transaction, id) => getProduct(transaction, id).catch(unlessGone),
    },
    meanings,
  );
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof Refusal && error.code === 'not-found')) throw error;
}

function completeProduct(fields: ProductFields, storedProduct: ProductInput | undefined, facts: ProductFacts): unknown {
  const { name, texts } = fields;
  const nameFr = storedProduct?.name.fr ?? name;
  const nameEn = fields.nameEn || storedProduct?.name.en || name;
  return {
    pictures: [],
    ...storedProduct,
    name: { fr: nameFr, en: nameEn },
    slug: storedProduct?.slug ?? { fr: fields.slug || slugOf(nameFr), en: slugOf(nameEn) },
    description: {
      fr: texts.descriptionFr || (storedProduct?.description.fr ?? ''),
      en: texts.descriptionEn || (storedProduct?.description.en ?? ''),
    },
    ingredients: {
      fr: texts.ingredientsFr || (storedProduct?.ingredients.fr ?? ''),
      en: texts.ingredientsEn || (storedProduct?.ingredients.en ?? ''),
    },
    categoryId: fields.categoryId ?? storedProduct?.categoryId,
    taxRateId: fields.taxRateId ?? storedProduct?.taxRateId ?? facts.onlyTaxRateId,
    status: fields.status ?? storedProduct?.status ?? 'draft',
    tagIds: [...new Set([...(storedProduct?.tagIds ?? []), ...(fields.tagIds ?? [])])],
    ...withoutLoss(fields.declaration, storedProduct),
    weekdays: fields.weekdays ?? storedProduct?.weekdays ?? usualWeekdays,
    offers: withOffers(storedProduct?.offers ?? [], fields.offers, facts.sizeIds),
    nutrition: { ...(storedProduct?.nutrition ?? unknownNutrition), ...fields.nutrition },
  };
}

/** In the order of the sizes, as products are answered. */
function withOffers(storedOffers: readonly Offer[], offers: readonly SizeOffer[], sizeIds: readonly number[]) {
  return sizeIds.flatMap((sizeId) => {
    const storedOffer = storedOffers.find((offer) => offer.sizeId === sizeId);
    const offer = offers.find((candidate) => candidate.sizeId === sizeId);
    return storedOffer || offer ? [{ sizeId, quantityAvailable: null, ...storedOffer, ...offer }] : [];
  });
}

const columnsOfFields: Readonly<Record<string, string>> = {
  'name.fr': 'nameFr',
  'name.en': 'nameEn',
  'description.fr': 'descriptionFr',
  'description.en': 'descriptionEn',
  'ingredients.fr': 'ingredientsFr',
  'ingredients.en': 'ingredientsEn',
  categoryId: 'category',
  taxRateId: 'taxRate',
  tagIds: 'tags',
};

function columnOf(field: string): string | null {
  const [first = '', second = ''] = field.split('.');
  const column = columnsOfFields[field] ?? columnsOfFields[first] ?? (first === 'nutrition' ? second : first);
  if (first === 'offers') return 'price';
  return column in words ? column : null;
}
