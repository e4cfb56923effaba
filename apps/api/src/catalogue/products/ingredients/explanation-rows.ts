import type { ProductInput } from '@traiteur/contract/catalogue/products.ts';
import { readIngredients } from '@traiteur/domain/catalogue/ingredient-texts/read-ingredients.ts';
import { type Kysely, sql } from 'kysely';
import type { Saving } from '../../../core/caller.ts';
import type { Database } from '../../../database/schema.ts';

/** As the contract tells them, the first words first. */
export const explanationsOfProduct = sql<ProductInput['explanations']>`coalesce((
  select json_agg(json_build_object('source', e.source, 'word', e.word, 'passage', e.passage, 'reason', e.reason,
      'by', e.by_name, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.source, e.passage)
  from product_explanations e where e.product_id = products.id), '[]')`.as('explanations');

/**
 * Keeps what the ingredients still say; who explained it before stays its author where the reason is the same. What
 * the ingredients say no more would otherwise hold when somebody writes it again.
 */
export async function saveExplanations(
  db: Kysely<Database>,
  product_id: number,
  { ingredients, explanations }: Pick<ProductInput, 'ingredients' | 'explanations'>,
  { by, now }: Saving,
): Promise<void> {
  const foundWords = (['fr', 'en'] as const).flatMap((locale) => readIngredients(ingredients[locale], locale));
  const standing = explanations.filter(({ source, passage }) =>
    foundWords.some((word) => word.source === source && word.passage === passage),
  );
  const earlier = await db
    .deleteFrom('product_explanations')
    .where('product_id', '=', product_id)
    .returning(['source', 'passage', 'reason', 'by_id', 'by_name', 'at'])
    .execute();
  if (standing.length === 0) return;
  const rows = standing.map(({ source, passage, word, reason }) => {
    const earlierRow = earlier.find((row) => row.source === source && row.passage === passage && row.reason === reason);
    const author = earlierRow ?? { by_id: by.id, by_name: by.name, at: now };
    return { product_id, source, passage, word, reason, by_id: author.by_id, by_name: author.by_name, at: author.at };
  });
  await db.insertInto('product_explanations').values(rows).execute();
}
