import type { Measures, Unit } from '@traiteur/domain/kitchen/pots/amounts.ts';
import {
  articleKeys,
  articleOf,
  type MatchGround,
} from '@traiteur/domain/kitchen/supplier-invoices/invoice-matching.ts';
import { type InvoiceLine, packPrice } from '@traiteur/domain/kitchen/supplier-invoices/invoice-sums.ts';
import { unitsInPack } from '@traiteur/domain/kitchen/supplier-invoices/invoice-units.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface KnownArticle {
  id: number;
  code: string;
  name: string;
  price: number;
  packQuantity: number;
  packUnit: Unit;
  measures: Measures;
}

interface RememberedArticle {
  articleId: number;
  unit: string;
  unitsPerPack: number;
}

/** What is known of the articles of one supplier. */
export interface Knowledge {
  articles: readonly KnownArticle[];
  memory: ReadonlyMap<string, RememberedArticle>;
  perCent: number;
}

type NamedLine = InvoiceLine & { code: string; gtin: string; name: string; unit: string };

interface Match {
  article_id: number | null;
  units_per_pack: number | null;
  matched_by: MatchGround;
}

export async function knowledgeOf(
  db: Kysely<Database>,
  supplierId: number | null,
  perCent: number,
): Promise<Knowledge> {
  if (supplierId === null) return { articles: [], memory: new Map(), perCent };
  const articles = await db
    .selectFrom('supplier_articles as a')
    .innerJoin('ingredients as i', 'i.id', 'a.ingredient_id')
    .select(['a.id', 'a.code', 'a.name', 'a.price', 'a.pack_quantity as packQuantity', 'a.pack_unit as packUnit'])
    .select(['i.density', 'i.piece_weight as pieceWeight'])
    .where('a.supplier_id', '=', supplierId)
    // What is bought first: an article that is not may still have its code.
    .orderBy('a.active', 'desc')
    .orderBy('a.id')
    .execute();
  const memory = await db
    .selectFrom('supplier_references')
    .select(['key', 'article_id as articleId', 'unit', 'units_per_pack as unitsPerPack'])
    .where('supplier_id', '=', supplierId)
    .execute();
  return {
    articles: articles.map(({ density, pieceWeight, ...article }) => ({
      ...article,
      measures: { density, pieceWeight },
    })),
    memory: new Map(memory.map(({ key, ...remembered }) => [key, remembered])),
    perCent,
  };
}

/** By what somebody has said before, then by code and name. */
export function matchOf(line: NamedLine, knowledge: Knowledge): Match {
  const { articles, memory } = knowledge;
  for (const key of articleKeys(line)) {
    const remembered = memory.get(key);
    const article = articles.find(({ id }) => id === remembered?.articleId);
    if (!remembered || !article) continue;
    const units = remembered.unit === line.unit ? remembered.unitsPerPack : likeliestUnits(line, article, knowledge);
    return { article_id: article.id, units_per_pack: units, matched_by: 'memory' };
  }
  const match = articleOf(line, articles);
  if (!match) return { article_id: null, units_per_pack: null, matched_by: 'none' };
  const units = likeliestUnits(line, match.article, knowledge);
  return { article_id: match.article.id, units_per_pack: units, matched_by: match.ground };
}

/** Of the ways to read a unit, the one by which a pack costs about what it did. Null where nobody knows. */
export function likeliestUnits(line: NamedLine, article: KnownArticle, { perCent }: Knowledge): number | null {
  const pack = { quantity: article.packQuantity, unit: article.packUnit };
  const distance = (units: number) => {
    const price = packPrice(line, units, { perCent }) ?? 0;
    return price > 0 && article.price > 0 ? Math.abs(Math.log(price / article.price)) : 0;
  };
  const [units] = unitsInPack(line.unit, pack, article.measures).toSorted(
    (first, second) => distance(first) - distance(second),
  );
  return units ?? null;
}
