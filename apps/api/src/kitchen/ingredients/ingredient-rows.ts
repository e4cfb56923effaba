import type {
  Ingredient,
  IngredientInput,
  IngredientRow,
  ingredients,
} from '@traiteur/contract/kitchen/ingredients.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { nutritionOf } from '../../database/rows/nutrition.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { byName } from '../../database/rows/sorts.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { articlesOf } from './article-rows.ts';
import { statesOf } from '../pots/allergen-states.ts';
import { articleCounts } from '../pots/stored-articles.ts';

type Query = Received<(typeof ingredients.operations)['list']>['query'];

export async function listIngredients(
  db: Kysely<Database>,
  { search, active, unknown, allergenId, supplierId, ...query }: Query,
  { locale, date }: { locale: Locale; date: LocalDate },
): Promise<Page<IngredientRow>> {
  let rows = db
    .selectFrom('ingredients')
    .select(['id', 'version', 'active', 'storage', 'validated_at', 'validated_by_name as validatedBy'])
    .select(bilingual('name').as('name'));
  if (search) rows = rows.where(matches(sql.ref('search'), search));
  if (active) rows = rows.where('active', '=', active === 'true');
  if (unknown) rows = rows.where(sql<boolean>`${hasUnknown(date)} = ${unknown === 'true'}`);
  if (allergenId) rows = rows.where(mayHold(allergenId, date));
  if (supplierId) {
    rows = rows.where(
      sql<boolean>`exists (select from supplier_articles a where a.ingredient_id = ingredients.id and a.supplier_id = ${supplierId})`,
    );
  }
  const sorting = { sorts: { name: byName(locale) }, usual: 'name', id: sql.ref<number>('id') };
  const page = await pageOf(db, rows, { ...query, search }, sorting, ({ validated_at: at, ...row }) => ({
    ...row,
    validatedAt: at && at.toISOString(),
  }));
  const states = await statesOf(
    db,
    page.items.map(({ id }) => id),
    date,
  );
  return {
    ...page,
    items: page.items.map((item) => ({
      ...item,
      allergens: (states.get(item.id) ?? []).filter(({ state }) => state !== 'none'),
    })),
  };
}

/** Nothing was said of an active allergen, or an article that counts leaves it open. */
const hasUnknown = (date: LocalDate) => sql<boolean>`(exists (
    select from allergens a where a.active and not exists (
      select from ingredient_allergens s where s.ingredient_id = ingredients.id and s.allergen_id = a.id))
  or exists (
    select from supplier_articles t join supplier_article_allergens s on s.article_id = t.id
    where t.ingredient_id = ingredients.id and ${articleCounts('t', date)} and s.state = 'unknown'))`;

/** Contains it, or may. */
const mayHold = (allergenId: number, date: LocalDate) => sql<boolean>`(exists (
    select from ingredient_allergens s
    where s.ingredient_id = ingredients.id and s.allergen_id = ${allergenId} and s.state <> 'none')
  or exists (
    select from supplier_articles t join supplier_article_allergens s on s.article_id = t.id
    where t.ingredient_id = ingredients.id and ${articleCounts('t', date)} and s.allergen_id = ${allergenId} and s.state <> 'unknown'))`;

const ownAllergens = sql<Ingredient['allergens']>`coalesce((
  select json_agg(json_build_object('allergenId', a.id, 'state', s.state) order by a.position, a.id)
  from ingredient_allergens s join allergens a on a.id = s.allergen_id where s.ingredient_id = ingredients.id), '[]')`.as(
  'allergens',
);

/** @throws {Refusal} `not-found` */
export async function getIngredient(db: Kysely<Database>, id: number): Promise<Ingredient> {
  const row = await db
    .selectFrom('ingredients')
    .select(['id', 'version', 'active', 'free', 'density', 'storage', 'document', 'meat'])
    .select(['piece_weight as pieceWeight', 'edible_share as edibleShare', 'raw_meat as rawMeat'])
    .select(['shelf_life_closed as shelfLifeClosed', 'shelf_life_opened as shelfLifeOpened'])
    .select(['validated_at', 'validated_by_name as validatedBy'])
    .select([bilingual('name').as('name'), bilingual('composition').as('composition')])
    .select([ownAllergens, nutritionOf('ingredients').as('nutrition'), articlesOf])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  const { validated_at: at, ...ingredient } = row;
  return { ...ingredient, validatedAt: at && at.toISOString() };
}

export const columnsOf = (input: IngredientInput) => ({
  name_fr: input.name.fr,
  name_en: input.name.en,
  composition_fr: input.composition.fr,
  composition_en: input.composition.en,
  active: input.active,
  free: input.free,
  density: input.density,
  piece_weight: input.pieceWeight,
  edible_share: input.edibleShare,
  storage: input.storage,
  shelf_life_closed: input.shelfLifeClosed,
  shelf_life_opened: input.shelfLifeOpened,
  document: input.document,
  meat: input.meat,
  raw_meat: input.rawMeat,
  ...input.nutrition,
});

export async function replaceAllergens(db: Kysely<Database>, id: number, { allergens }: IngredientInput) {
  await db.deleteFrom('ingredient_allergens').where('ingredient_id', '=', id).execute();
  const rows = allergens.map(({ allergenId, state }) => ({ ingredient_id: id, allergen_id: allergenId, state }));
  if (rows.length > 0) await db.insertInto('ingredient_allergens').values(rows).execute();
}

/** Somebody who states nothing any more validates nothing. */
export const validationBy = ({ by, now }: Saving, { allergens }: IngredientInput) =>
  allergens.length === 0
    ? { validated_at: null, validated_by_id: null, validated_by_name: '' }
    : { validated_at: now, validated_by_id: by.id, validated_by_name: by.name };
