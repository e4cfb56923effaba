import { createHash } from 'node:crypto';
import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { sourceOfAllergen } from '@traiteur/domain/catalogue/ingredient-texts/allergen-source.ts';
import type { AllergenSource } from '@traiteur/domain/catalogue/ingredient-texts/lexicon/sources.ts';
import { lexicon } from '@traiteur/domain/catalogue/ingredient-texts/read-lexicon.ts';
import { type SourceWords, undeclaredSources } from '@traiteur/domain/catalogue/ingredient-texts/undeclared-sources.ts';
import type { Presence } from '@traiteur/domain/orders/allergies.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../../core/refusal.ts';
import { bilingual } from '../../../database/rows/bilingual.ts';
import { inTransaction } from '../../../database/rows/transactions.ts';
import type { Database } from '../../../database/schema.ts';
import type { Job } from '../../../jobs/job.ts';

interface ReadProduct {
  id: number;
  ingredients: Bilingual;
  allergens: { code: string; name: Bilingual; presence: Presence }[];
  explained: { source: AllergenSource; passage: string }[];
}

/** Another number where the lexicon says something else: what was read with the one before is read again. */
const lexiconVersion = createHash('sha256')
  .update(JSON.stringify([...lexicon]))
  .digest()
  .readInt32BE();

/** Reads the ingredients of one product anew, and answers what it neither declares nor explains. */
export async function readProduct(db: Kysely<Database>, id: number): Promise<SourceWords[]> {
  return (await readProductsWhere(db, sql`products.id = ${id}`)).get(id) ?? [];
}

/**
 * After a start with another lexicon, and after the demonstration. True where there was something to read. Dishes that
 * are being ordered are left out: on another node orders may follow each other without a gap, and a start would wait.
 */
export const readProductsAnew = (db: Kysely<Database>): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const readSources = await readProductsWhere(transaction, isOutdated, sql`skip locked`);
    return readSources.size > 0;
  });

const isOutdated = sql<boolean>`products.lexicon_version <> ${lexiconVersion}`;

/** What the start left out. */
export const readingProducts = ({ db }: { db: Kysely<Database> }): Job => ({
  name: 'read-products',
  atStart: true,
  quiet: true,
  async run() {
    await readProductsAnew(db);
    if (await db.selectFrom('products').select('id').where(isOutdated).executeTakeFirst())
      throw new Error('a dish was being ordered just then');
  },
});

export async function readProductsNow(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  await readProductsWhere(db, sql`products.id = any(${ids}::integer[])`);
}

/** Once an allergen is read for something else. */
export async function readDishesOf(db: Kysely<Database>, allergenId: number): Promise<void> {
  await readProductsWhere(
    db,
    sql`exists (select 1 from product_allergens a where a.product_id = products.id and a.allergen_id = ${allergenId})`,
  );
}

async function readProductsWhere(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  patience: RawBuilder<unknown> = sql``,
): Promise<Map<number, SourceWords[]>> {
  const { rows } = await sql<ReadProduct>`
    select id, ${bilingual('ingredients')} as ingredients,
      coalesce((select json_agg(json_build_object('code', a.code, 'name', ${bilingual('a.name')}, 'presence', held.presence))
        from product_allergens held join allergens a on a.id = held.allergen_id where held.product_id = products.id), '[]') as allergens,
      coalesce((select json_agg(json_build_object('source', e.source, 'passage', e.passage))
        from product_explanations e where e.product_id = products.id), '[]') as explained
    from products where ${condition} order by id for no key update ${patience}`.execute(db);
  const sourcesOf = new Map(rows.map((row) => [row.id, undeclaredOf(row)]));
  const readings = rows.map(({ id }) => ({ id, sources: sourcesOf.get(id)?.map(({ source }) => source) ?? [] }));
  if (rows.length > 0)
    await sql`
      update products set undeclared_sources = array(select jsonb_array_elements_text(reading -> 'sources')),
        lexicon_version = ${lexiconVersion}
      from jsonb_array_elements(${JSON.stringify(readings)}::jsonb) reading
      where id = (reading ->> 'id')::integer`.execute(db);
  return sourcesOf;
}

function undeclaredOf({ ingredients, allergens, explained }: ReadProduct): SourceWords[] {
  const declared = allergens.flatMap(({ presence, ...allergen }) => {
    const source = sourceOfAllergen(allergen);
    return source ? [{ source, presence }] : [];
  });
  return undeclaredSources({ ingredients, declared, explained });
}

type Contents = Pick<Product, 'status' | 'ingredients' | 'allergens' | 'explanations'>;

/**
 * What goes on sale, or says something else of what it contains while it is, declares what its ingredients name. What
 * was on sale before it was read stays there: it stands in the list, and another price may be saved.
 * @throws {Refusal} `ingredients-undeclared` with the words
 */
export function refuseUndeclared(sources: readonly SourceWords[], product: Contents, earlierProduct?: Contents): void {
  if (product.status !== 'published' || sources.length === 0) return;
  if (earlierProduct?.status === 'published' && contentsOf(earlierProduct) === contentsOf(product)) return;
  const words = sources.flatMap((source) => source.words).join(', ');
  throw new Refusal('ingredients-undeclared', {
    faults: [{ field: 'explanations', code: 'ingredients-undeclared', amounts: { words } }],
  });
}

const contentsOf = ({ ingredients, allergens, explanations }: Contents) =>
  JSON.stringify([
    ingredients.fr,
    ingredients.en,
    allergens.map(({ allergenId, presence }) => `${allergenId} ${presence}`).toSorted(),
    explanations.map(({ source, passage }) => `${source} ${passage}`).toSorted(),
  ]);
