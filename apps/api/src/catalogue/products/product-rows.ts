import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import type { ProductFilters } from '@traiteur/contract/catalogue/product-filters.ts';
import type { Product, ProductInput, ProductRow, products } from '@traiteur/contract/catalogue/products.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { pageOf } from '../../database/rows/paging.ts';
import { matches } from '../../database/rows/word-search.ts';
import { updateVersion } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';
import type { Reading } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { offeredOn } from '../menu-plans/offered-on.ts';
import { isSoldOut } from './availability/sold-out.ts';
import { firstPictureOf, picturesOf, replacePictures } from '../pictures/product-pictures.ts';
import { explanationsOfProduct } from './ingredients/explanation-rows.ts';
import { nutritionOf } from '../../database/rows/nutrition.ts';
import { byName } from '../../database/rows/sorts.ts';

type Query = Received<(typeof products.operations)['list']>['query'];

const tagIds = sql<number[]>`array(
  select t.id from product_tags held join tags t on t.id = held.tag_id
  where held.product_id = products.id order by t.position, t.id)`.as('tagIds');

const allergens = sql<Product['allergens']>`coalesce((
  select json_agg(json_build_object('allergenId', a.id, 'presence', held.presence) order by held.presence, a.position, a.id)
  from product_allergens held join allergens a on a.id = held.allergen_id where held.product_id = products.id), '[]')`.as(
  'allergens',
);

const namedAllergens = sql<ProductRow['allergens']>`coalesce((
  select json_agg(json_build_object('allergenId', a.id, 'name', ${bilingual('a.name')}, 'presence', held.presence)
    order by held.presence, a.position, a.id)
  from product_allergens held join allergens a on a.id = held.allergen_id
  where held.product_id = products.id), '[]')`.as('allergens');

const offers = sql<Product['offers']>`coalesce((
  select json_agg(json_build_object('sizeId', o.size_id, 'price', o.price, 'quantityAvailable', o.quantity_available)
    order by s.position, s.id)
  from offers o join sizes s on s.id = o.size_id where o.product_id = products.id), '[]')`.as('offers');

/** Of its recipe where it has one. */
const portions = sql<Product['portions']>`coalesce((
  select json_agg(json_build_object('sizeId', w.size_id, 'weight', w.weight) order by s.position, s.id)
  from (select size_id, weight from recipe_portions join recipes r on r.id = recipe_id where r.product_id = products.id
    union all
    select size_id, weight from product_portions where product_id = products.id
      and not exists (select from recipes r where r.product_id = products.id)) w
  join sizes s on s.id = w.size_id), '[]')`.as('portions');

const sharedColumns = [
  'products.id',
  'products.version',
  'status',
  'weekdays',
  'allergens_declared as allergensDeclared',
] as const;

export async function listProducts(services: Reading, query: Query, locale: Locale) {
  const conditions = await conditionsOf(query, services);
  const products = services.db.selectFrom('products').where((is) => is.and(conditions));
  const rows = products
    .innerJoin('categories', 'categories.id', 'category_id')
    .select(sharedColumns)
    .select([bilingual('products.name').as('name'), bilingual('categories.name').as('category')])
    .select([tagIds, namedAllergens, offers, firstPictureOf('products').as('pictureId')])
    .select('undeclared_sources as undeclaredSources')
    .select(sql<boolean>`description_en = '' or ingredients_en = ''`.as('englishMissing'));
  return pageOf(
    services.db,
    rows,
    query,
    { counted: products, sorts: { name: byName(locale, 'products') }, usual: 'name', id: sql.ref('products.id') },
    (row): ProductRow => row,
  );
}

export async function conditionsOf(
  {
    search,
    status,
    categoryId,
    tagId,
    sizeId,
    allergenId,
    withoutAllergenId,
    weekday,
    date,
    orderable,
    undeclared,
    soldOut,
  }: ProductFilters,
  services: Reading,
): Promise<RawBuilder<boolean>[]> {
  const conditions: RawBuilder<boolean>[] = [];
  if (search) conditions.push(matches(sql.ref('products.search'), search));
  if (status) conditions.push(sql`products.status = any(${status})`);
  if (categoryId) conditions.push(sql`products.category_id = ${categoryId}`);
  if (tagId)
    conditions.push(
      sql`exists (select 1 from product_tags t where t.product_id = products.id and t.tag_id = ${tagId})`,
    );
  if (sizeId)
    conditions.push(sql`exists (select 1 from offers o where o.product_id = products.id and o.size_id = ${sizeId})`);
  if (allergenId)
    conditions.push(sql`exists (
      select 1 from product_allergens a where a.product_id = products.id and a.allergen_id = ${allergenId})`);
  if (withoutAllergenId) {
    conditions.push(sql`products.allergens_declared and not exists (
      select 1 from product_allergens a where a.product_id = products.id and a.allergen_id = ${withoutAllergenId})`);
  }
  if (weekday) conditions.push(sql`${weekday}::smallint = any(products.weekdays)`);
  if (date) conditions.push(offeredOn(date, services.clock(), 'products'));
  if (orderable) {
    const isOnSale = sql<boolean>`(products.status = 'published' and exists (select 1 from offers o where o.product_id = products.id))`;
    conditions.push(orderable === 'true' ? isOnSale : sql`not ${isOnSale}`);
  }
  if (undeclared) conditions.push(sql`(products.undeclared_sources <> '{}') = ${undeclared === 'true'}`);
  if (soldOut) conditions.push(sql`${await isSoldOut(services)} = ${soldOut === 'true'}`);
  return conditions;
}

/** @throws {Refusal} `not-found` */
export async function getProduct(db: Kysely<Database>, id: number): Promise<Product> {
  const row = await productDetails(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return row;
}

export async function productsById(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, Product>> {
  const rows = await productDetails(db).where(sql<boolean>`id = any(${ids}::integer[])`).execute();
  return new Map(rows.map((row): [number, Product] => [row.id, row]));
}

const productDetails = (db: Kysely<Database>) =>
  db
    .selectFrom('products')
    .select(sharedColumns)
    .select(['category_id as categoryId', 'tax_rate_id as taxRateId', 'storage', 'shelf_life as shelfLife'])
    .select([
      bilingual('name').as('name'),
      bilingual('slug').as('slug'),
      bilingual('description').as('description'),
      bilingual('ingredients').as('ingredients'),
      bilingual('meat_origin').as('meatOrigin'),
      bilingual('keeping').as('keeping'),
      bilingual('reheating').as('reheating'),
      nutritionOf('products').as('nutrition'),
      picturesOf('products').as('pictures'),
    ])
    .select([tagIds, allergens, explanationsOfProduct, offers, portions]);

/** Locks the row until the transaction ends. */
export async function lockStatus(db: Kysely<Database>, id: number): Promise<Product['status']> {
  const row = await db.selectFrom('products').select('status').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return row.status;
}

export async function insertProduct(db: Kysely<Database>, input: ProductInput): Promise<number> {
  const { id } = await db.insertInto('products').values(columnsOf(input)).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const updateProductRow = (db: Kysely<Database>, id: number, version: number, input: ProductInput, now: Date) =>
  updateVersion(db, 'products', id, version, { ...columnsOf(input), updated_at: now });

export async function replaceParts(db: Kysely<Database>, product_id: number, input: ProductInput): Promise<void> {
  for (const table of ['product_tags', 'product_allergens', 'offers', 'product_portions'] as const)
    await db.deleteFrom(table).where('product_id', '=', product_id).execute();
  await insertParts(db, product_id, input);
}

/** Of a product that has none yet. */
export async function insertParts(db: Kysely<Database>, product_id: number, input: ProductInput): Promise<void> {
  const tags = input.tagIds.map((tag_id) => ({ product_id, tag_id }));
  const allergenRows = input.allergens.map(({ allergenId, presence }) => ({
    product_id,
    allergen_id: allergenId,
    presence,
  }));
  const offerRows = input.offers.map(({ sizeId, price, quantityAvailable }) => ({
    product_id,
    size_id: sizeId,
    price,
    quantity_available: quantityAvailable,
  }));
  if (tags.length) await db.insertInto('product_tags').values(tags).execute();
  if (allergenRows.length) await db.insertInto('product_allergens').values(allergenRows).execute();
  if (offerRows.length) await db.insertInto('offers').values(offerRows).execute();
  const portionRows = input.portions.map(({ sizeId, weight }) => ({ product_id, size_id: sizeId, weight }));
  if (portionRows.length) await db.insertInto('product_portions').values(portionRows).execute();
  await weighUsualPortion(db, product_id);
  await replacePictures(db, product_id, input.pictures);
}

/** That of which nutrition is said (`usualOffer`); a recipe says its own. */
const weighUsualPortion = (db: Kysely<Database>, id: number) =>
  sql`update products p set portion_weight = (
    select w.weight from product_portions w join (
      select o.size_id, row_number() over (order by s.position, s.id) as place, count(*) over () as sizes
      from offers o join sizes s on s.id = o.size_id where o.product_id = p.id) usual on usual.size_id = w.size_id
    where w.product_id = p.id and place = (sizes + 1) / 2)
  where p.id = ${id} and not exists (select from recipes r where r.product_id = p.id)`.execute(db);

const columnsOf = (input: ProductInput) => ({
  name_fr: input.name.fr,
  name_en: input.name.en,
  slug_fr: input.slug.fr,
  slug_en: input.slug.en,
  description_fr: input.description.fr,
  description_en: input.description.en,
  ingredients_fr: input.ingredients.fr,
  ingredients_en: input.ingredients.en,
  ...(input.meatOrigin && { meat_origin_fr: input.meatOrigin.fr, meat_origin_en: input.meatOrigin.en }),
  category_id: input.categoryId,
  tax_rate_id: input.taxRateId,
  status: input.status,
  weekdays: input.weekdays,
  allergens_declared: input.allergensDeclared,
  storage: input.storage,
  shelf_life: input.shelfLife,
  keeping_fr: input.keeping.fr,
  keeping_en: input.keeping.en,
  reheating_fr: input.reheating.fr,
  reheating_en: input.reheating.en,
  ...input.nutrition,
});
