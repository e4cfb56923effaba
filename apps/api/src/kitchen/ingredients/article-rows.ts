import type { ArticlePrice, Ingredient, IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { isInKitchen } from '../pots/stored-articles.ts';

export const articlesOf = sql<Ingredient['articles']>`coalesce((
  select json_agg(json_build_object('id', a.id, 'supplierId', a.supplier_id, 'name', a.name, 'code', a.code,
    'packQuantity', a.pack_quantity, 'packUnit', a.pack_unit, 'price', a.price, 'taxRateId', a.tax_rate_id, 'active', a.active,
    'origin', json_build_object('born', a.born, 'raised', a.raised, 'slaughtered', a.slaughtered),
    'allergens', coalesce((select json_agg(json_build_object('allergenId', allergen_id, 'state', state) order by allergen_id)
      from supplier_article_allergens where article_id = a.id), '[]')) order by a.position)
  from supplier_articles a where a.ingredient_id = ingredients.id), '[]')`.as('articles');

/**
 * All articles of an ingredient. One that is named keeps its prices; a new price is written down from now on.
 * @throws {Refusal} `unknown-reference` for an article of another ingredient, `article-in-store`
 */
export async function replaceArticles(
  db: Kysely<Database>,
  ingredientId: number,
  { articles }: IngredientInput,
  now: Date,
): Promise<void> {
  const namedIds = articles.flatMap(({ id }) => id ?? []);
  await refuseStored(db, ingredientId, articles, now);
  await sql`delete from supplier_articles
    where ingredient_id = ${ingredientId} and id <> all(${namedIds}::integer[])`.execute(db);
  for (const [index, { id, allergens, ...article }] of articles.entries()) {
    const row = {
      supplier_id: article.supplierId,
      position: index + 1,
      name: article.name,
      code: article.code,
      pack_quantity: article.packQuantity,
      pack_unit: article.packUnit,
      price: article.price,
      tax_rate_id: article.taxRateId,
      active: article.active,
      ...article.origin,
    };
    const articleId = await saveArticle(db, ingredientId, id, row);
    if (articleId === undefined) throw new Refusal('unknown-reference', { field: `articles.${index}.id` });
    await db.deleteFrom('supplier_article_allergens').where('article_id', '=', articleId).execute();
    const states = allergens.map(({ allergenId, state }) => ({
      article_id: articleId,
      allergen_id: allergenId,
      state,
    }));
    if (states.length > 0) await db.insertInto('supplier_article_allergens').values(states).execute();
  }
  await writePrices(db, ingredientId, now);
}

/**
 * What an article brings beyond its ingredient, and where it is from, is not forgotten while something of it may be
 * eaten: neither does it go, nor become another supplier's.
 */
async function refuseStored(
  db: Kysely<Database>,
  ingredientId: number,
  articles: IngredientInput['articles'],
  now: Date,
): Promise<void> {
  // Wherever the house is, its day is not over before this one.
  const date = addDays(now.toISOString().slice(0, 10), -1);
  const savedArticles = JSON.stringify(articles.flatMap(({ id, supplierId }) => (id ? [{ id, supplierId }] : [])));
  const { rows } = await sql<{ names: string | null }>`
    select string_agg(t.name, ', ' order by t.position) as names from supplier_articles t
    where t.ingredient_id = ${ingredientId} and not exists (
        select from jsonb_to_recordset(${savedArticles}::jsonb) s (id integer, "supplierId" integer)
        where s.id = t.id and s."supplierId" = t.supplier_id)
      and (t.raised is not null or exists (select from supplier_article_allergens where article_id = t.id))
      and ${isInKitchen('t', date)}`.execute(db);
  const names = rows[0]?.names;
  if (!names) return;
  const fault = { field: 'articles', code: 'article-in-store' as const, amounts: { articles: names } };
  throw new Refusal('article-in-store', { faults: [fault] });
}

type ArticleRow = Omit<Insertable<Database['supplier_articles']>, 'ingredient_id'>;

/** Undefined for an article that this ingredient has not. */
async function saveArticle(
  db: Kysely<Database>,
  ingredientId: number,
  id: number | undefined,
  row: ArticleRow,
): Promise<number | undefined> {
  const articles = await (id === undefined
    ? db
        .insertInto('supplier_articles')
        .values({ ...row, ingredient_id: ingredientId })
        .returning('id')
    : db
        .updateTable('supplier_articles')
        .set(row)
        .where('id', '=', id)
        .where('ingredient_id', '=', ingredientId)
        .returning('id')
  ).execute();
  return articles[0]?.id;
}

/** Where the latest price is another one. */
const writePrices = (db: Kysely<Database>, ingredientId: number, now: Date) =>
  sql`insert into supplier_article_prices (article_id, at, price, pack_quantity, pack_unit)
    select a.id, ${now}, a.price, a.pack_quantity, a.pack_unit from supplier_articles a
    where a.ingredient_id = ${ingredientId} and not exists (
      select from (select * from supplier_article_prices where article_id = a.id order by at desc limit 1) last
      where (last.price, last.pack_quantity, last.pack_unit) = (a.price, a.pack_quantity, a.pack_unit))
    on conflict (article_id, at) do update
      set price = excluded.price, pack_quantity = excluded.pack_quantity, pack_unit = excluded.pack_unit`.execute(db);

/** @throws {Refusal} `not-found` */
export async function listArticlePrices(
  db: Kysely<Database>,
  ingredientId: number,
): Promise<{ items: ArticlePrice[] }> {
  const ingredient = await db.selectFrom('ingredients').select('id').where('id', '=', ingredientId).executeTakeFirst();
  if (!ingredient) throw new Refusal('not-found');
  const rows = await db
    .selectFrom('supplier_article_prices')
    .innerJoin('supplier_articles', 'supplier_articles.id', 'article_id')
    .select(['article_id as articleId', 'at', 'supplier_article_prices.price'])
    .select(['supplier_article_prices.pack_quantity as packQuantity', 'supplier_article_prices.pack_unit as packUnit'])
    .where('ingredient_id', '=', ingredientId)
    .orderBy('at', 'desc')
    .orderBy('article_id')
    .limit(200)
    .execute();
  return { items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
}
