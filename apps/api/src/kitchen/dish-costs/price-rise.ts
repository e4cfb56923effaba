import type { PriceRise, PriceRiseQuery, RiseEffect } from '@traiteur/contract/kitchen/price-rises.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { weightOf, type Unit } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { inputsIn } from '@traiteur/domain/kitchen/costs/dish-costs.ts';
import {
  gramPrice,
  type PriceRise as Rise,
  raisedPacks,
  riseEffect,
} from '@traiteur/domain/kitchen/costs/price-rises.ts';
import { cheapestPack } from '@traiteur/domain/kitchen/stock/stock.ts';
import { type Kysely, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { inSnapshot } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { type SoldArticle, soldArticlesOf } from '../ingredients/sold-articles.ts';
import { readBook } from '../pots/recipe-book.ts';
import { offersOf } from './cost-rows.ts';
import { kiloPriceOf } from './one-dish.ts';
import { gramPricesOf } from './planned-costs.ts';

/** @throws {Refusal} `not-found`, `unknown-reference` for an article that is not sold as this ingredient */
export const getPriceRise = (
  id: number,
  { articleId, percent = 0, price }: PriceRiseQuery,
  { db, clock, house }: Reading,
): Promise<PriceRise> =>
  inSnapshot(db, async (snapshot) => {
    const ingredient = await snapshot
      .selectFrom('ingredients')
      .select(['id', bilingual('name').as('name'), 'density', 'piece_weight as pieceWeight'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!ingredient) throw new Refusal('not-found');
    const articles = (await soldArticlesOf(snapshot, [id])).get(id) ?? [];
    if (articleId !== undefined && !articles.some((article) => article.id === articleId))
      throw new Refusal('unknown-reference', { field: 'articleId' });
    const rise: Rise = { articleId, ...(price === undefined ? { percent } : { price }) };
    const raisedArticles = raisedPacks(articles, rise);
    return {
      ingredient: { id, name: ingredient.name },
      articles: comparedArticles(articles, raisedArticles),
      dishes: await effectsOf(snapshot, {
        id,
        raised: gramPrice(raisedArticles),
        date: today(clock(), house.timeZone),
        pricesIncludeTax: house.pricesIncludeTax,
      }),
      history: await historyOf(snapshot, ingredient),
    };
  });

function comparedArticles(articles: readonly SoldArticle[], raisedArticles: readonly SoldArticle[]) {
  const [cheapest, cheapestThen] = [cheapestPack(articles), cheapestPack(raisedArticles)];
  return articles.map((article, index): PriceRise['articles'][number] => {
    const raisedPrice = raisedArticles[index]?.price ?? article.price;
    const { id, name, supplier, price, packQuantity, packUnit } = article;
    return {
      id,
      name,
      supplier,
      price,
      packQuantity,
      packUnit,
      raisedPrice,
      kiloPrice: kiloPriceOfPack(article),
      raisedKiloPrice: kiloPriceOfPack({ ...article, price: raisedPrice }),
      isBought: id === cheapest?.id,
      wouldBeBought: id === cheapestThen?.id,
    };
  });
}

const kiloPriceOfPack = ({ price, packWeight }: Pick<SoldArticle, 'price' | 'packWeight'>): number | null =>
  packWeight ? kiloPriceOf({ price, weight: packWeight }) : null;

interface Raising {
  id: number;
  raised: ReturnType<typeof gramPrice>;
  date: string;
  pricesIncludeTax: boolean;
}

async function effectsOf(db: Kysely<Database>, { id, raised, date, pricesIncludeTax }: Raising): Promise<RiseEffect[]> {
  const offers = await offersOf(db, {});
  const recipeIds = [...new Set(offers.flatMap(({ recipeId }) => recipeId ?? []))];
  const book = await readBook(db, recipeIds, date);
  const prices = await gramPricesOf(db, [...book.ingredients.keys()]);
  const inputsOf = inputsIn(book);
  return offers
    .flatMap(({ recipeId, weight, price, components, productId, sizeId, name, sizeName }): RiseEffect[] => {
      if (recipeId === null || price === null) return [];
      const portion = { weight, price, inputs: inputsOf(recipeId), taxRate: { components }, pricesIncludeTax };
      const effect = riseEffect(portion, { id, prices, raised });
      return effect ? [{ productId, sizeId, name, sizeName, price, ...effect }] : [];
    })
    .toSorted((first, second) => lossOf(second) - lossOf(first));
}

const lossOf = ({ before, after }: RiseEffect): number => (after.cost ?? 0) - (before.cost ?? 0);

interface PriceRow {
  articleId: number;
  article: string;
  supplier: string;
  at: Date;
  price: number;
  packQuantity: number;
  packUnit: Unit;
}

async function historyOf(
  db: Kysely<Database>,
  { id, ...measures }: { id: number; density: number | null; pieceWeight: number | null },
): Promise<PriceRise['history']> {
  const { rows } = await sql<PriceRow>`
    select * from (
      select a.id as "articleId", a.name as article, s.name as supplier, h.at, h.price, h.pack_quantity as "packQuantity",
        h.pack_unit as "packUnit"
      from supplier_article_prices h join supplier_articles a on a.id = h.article_id join suppliers s on s.id = a.supplier_id
      where a.ingredient_id = ${id} order by h.at desc, a.id limit 200
    ) latest order by at, "articleId"`.execute(db);
  return rows.map(({ articleId, article, supplier, at, price, packQuantity, packUnit }) => ({
    articleId,
    article,
    supplier,
    at: at.toISOString(),
    kiloPrice: kiloPriceOfPack({ price, packWeight: weightOf({ quantity: packQuantity, unit: packUnit }, measures) }),
  }));
}
