import type { IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import type { AllergenCode } from '@traiteur/domain/catalogue/usual-records.ts';
import { addDays, type LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Insertable, Kysely } from 'kysely';
import type { Saving } from '../../../apps/api/src/core/caller.ts';
import type { Database } from '../../../apps/api/src/database/schema.ts';
import { columnsOf, validationBy } from '../../../apps/api/src/kitchen/ingredients/ingredient-rows.ts';
import { type Catalogue, idOf } from '../load-catalogue.ts';
import { seededRandom } from '../random.ts';
import { type DemoIngredient, type Shelf, thousandths } from './ingredient.ts';
import { demoShelves } from './ingredients/ingredients.ts';
import { loadLabels } from './load-labels.ts';
import { type Dishes, loadRecipes } from './load-recipes.ts';
import { loadStock } from './load-stock.ts';
import { demoSuppliers, type SupplierKey } from './suppliers.ts';

interface Kitchen extends Dishes, Pick<Catalogue, 'categories'> {
  allergens: ReadonlyMap<AllergenCode, number>;
  taxRateId: number;
  now: Date;
  today: LocalDate;
}

/** Suppliers, what they sell, and what each dish is cooked from: by few statements, since each start waits for them. */
export async function loadKitchen(db: Kysely<Database>, { now, today, ...kitchen }: Kitchen): Promise<void> {
  // Past weeks were cooked by them too.
  const days = 150;
  const fromDate = addDays(today, -days);
  const saving = { by: { id: null, name: 'Julie Moreau' }, now: new Date(now.getTime() - days * 86_400_000) };
  const suppliers = await loadSuppliers(db);
  const ingredients = await loadIngredients(db, { ...kitchen, suppliers, saving });
  await loadRecipes(db, { ...kitchen, ingredients, saving, now, today, fromDate });
  await loadLabels(db, kitchen);
  await loadStock(db, { now, today });
}

async function loadSuppliers(db: Kysely<Database>): Promise<Map<SupplierKey, number>> {
  const keys = Object.keys(demoSuppliers) as SupplierKey[];
  const values = keys.map((key) => {
    const { customerNumber, minimumOrder, ...supplier } = demoSuppliers[key];
    return { ...supplier, customer_number: customerNumber, minimum_order: minimumOrder };
  });
  const rows = await db.insertInto('suppliers').values(values).returning(['id', 'name']).execute();
  return new Map(keys.map((key) => [key, rows.find(({ name }) => name === demoSuppliers[key].name)?.id ?? 0]));
}

interface Pantry extends Pick<Kitchen, 'allergens' | 'taxRateId'> {
  suppliers: ReadonlyMap<SupplierKey, number>;
  saving: Saving;
}

async function loadIngredients(db: Kysely<Database>, pantry: Pantry): Promise<Map<string, number>> {
  const entries = demoShelves.flatMap((place: Shelf) =>
    Object.entries(place.ingredients).map(([key, ingredient]) => ({ key, input: inputOf(ingredient, place, pantry) })),
  );
  const rows = await db
    .insertInto('ingredients')
    .values(entries.map(({ input }) => ({ ...columnsOf(input), ...validationBy(pantry.saving, input) })))
    .returning(['id', 'name_fr'])
    .execute();
  const idsByName = new Map(rows.map((row) => [row.name_fr, row.id]));
  const ids = new Map(entries.map(({ key, input }) => [key, idOf(idsByName, input.name.fr)]));
  const states = entries.flatMap(({ key, input }) =>
    input.allergens.map(({ allergenId, state }) => ({ ingredient_id: idOf(ids, key), allergen_id: allergenId, state })),
  );
  await db.insertInto('ingredient_allergens').values(states).execute();
  await loadArticles(
    db,
    entries.flatMap(({ key, input }) => input.articles.map((article) => articleRow(idOf(ids, key), article))),
    pantry.saving.now,
  );
  return ids;
}

function inputOf(
  ingredient: DemoIngredient,
  { supplier, storage, keeps }: Shelf,
  { allergens, suppliers, taxRateId }: Pantry,
): IngredientInput {
  const { fr, en, composition, pack, density, piece, edible = 100 } = ingredient;
  const [meat = null, country = null] = ingredient.meat ?? [];
  const [closed, opened] = ingredient.keeps ?? keeps;
  const article = pack && {
    supplierId: idOf(suppliers, supplier),
    name: fr,
    code: '',
    packQuantity: thousandths(pack[0]),
    packUnit: pack[1],
    price: pack[2],
    taxRateId,
    active: true,
    allergens: [],
    origin: { born: country, raised: country, slaughtered: country },
  };
  return {
    name: { fr, en },
    composition: composition ?? { fr: '', en: '' },
    active: true,
    allergens: [...allergens].map(([code, allergenId]) => ({ allergenId, state: stateOf(ingredient, code) })),
    document: `Fiche technique ${demoSuppliers[supplier].name}, 2026-03`,
    nutrition: nutritionOf(ingredient),
    density: density === undefined ? null : thousandths(density),
    pieceWeight: piece === undefined ? null : thousandths(piece),
    edibleShare: edible,
    storage,
    shelfLifeClosed: closed,
    shelfLifeOpened: opened,
    articles: article ? [article] : [],
    free: !article,
    meat,
    rawMeat: ingredient.rawMeat ?? true,
  };
}

const stateOf = ({ contains = [], traces = [] }: DemoIngredient, code: AllergenCode) =>
  contains.includes(code) ? 'contains' : traces.includes(code) ? 'may_contain' : 'none';

/** Energy by the factors of annex XIV of Regulation (EU) 1169/2011. */
function nutritionOf({ per100 }: DemoIngredient): IngredientInput['nutrition'] {
  const [fat, saturates, carbohydrate, sugars, fibre, protein, salt, alcohol = 0] = per100;
  return {
    kj: Math.round(37 * fat + 17 * (carbohydrate + protein) + 8 * fibre + 29 * alcohol),
    kcal: Math.round(9 * fat + 4 * (carbohydrate + protein) + 2 * fibre + 7 * alcohol),
    fat,
    saturates,
    carbohydrate,
    sugars,
    fibre,
    protein,
    salt,
  };
}

const articleRow = (ingredientId: number, article: IngredientInput['articles'][number]) => ({
  ingredient_id: ingredientId,
  supplier_id: article.supplierId,
  position: 1,
  name: article.name,
  code: article.code,
  pack_quantity: article.packQuantity,
  pack_unit: article.packUnit,
  price: article.price,
  tax_rate_id: article.taxRateId,
  active: article.active,
  ...article.origin,
});

/** Their price of today is their third. */
async function loadArticles(db: Kysely<Database>, articles: Insertable<Database['supplier_articles']>[], at: Date) {
  const rows = await db
    .insertInto('supplier_articles')
    .values(articles)
    .returning(['id as article_id', 'price', 'pack_quantity', 'pack_unit'])
    .execute();
  const random = seededRandom(47);
  const prices = rows.flatMap((row) => {
    const later = (days: number) => new Date(at.getTime() + days * 86_400_000);
    const priceBefore = Math.round((row.price * random.int(92, 99)) / 100);
    const priceAtFirst = Math.round((priceBefore * random.int(93, 104)) / 100);
    return [
      { ...row, at, price: priceAtFirst },
      { ...row, at: later(random.int(40, 60)), price: priceBefore },
      { ...row, at: later(random.int(90, 110)) },
    ];
  });
  await db.insertInto('supplier_article_prices').values(prices).execute();
}
