import { type AllergenState, allergenStates } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import { type Kysely, sql } from 'kysely';
import { countSaving } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';

/** Where kitchens state allergens: of an ingredient, and of what a supplier's article brings beyond it. */
const statements = [
  { table: 'ingredient_allergens', holder: 'ingredient_id' },
  { table: 'supplier_article_allergens', holder: 'article_id' },
] as const;

export interface MergedStatement {
  table: (typeof statements)[number]['table'];
  id: number;
  other: AllergenState;
  /** Null where nothing was said of the kept one. */
  kept: AllergenState | null;
}

const graver = sql`(${allergenStates}::text[])[least(
  array_position(${allergenStates}::text[], stated.state), array_position(${allergenStates}::text[], excluded.state))]`;

/** Both are the same thing: what was said of either was said of it, and the graver stays. */
export async function moveStatements(db: Kysely<Database>, from: number, to: number): Promise<MergedStatement[]> {
  const mergedStatements: MergedStatement[] = [];
  for (const { table, holder } of statements) {
    const { rows } = await sql<Omit<MergedStatement, 'table'>>`
      select o.${sql.ref(holder)} as id, o.state as other, k.state as kept from ${sql.table(table)} o
      left join ${sql.table(table)} k on k.${sql.ref(holder)} = o.${sql.ref(holder)} and k.allergen_id = ${to}
      where o.allergen_id = ${from} order by 1`.execute(db);
    await countIngredients(db, table, rows);
    await sql`insert into ${sql.table(table)} as stated (${sql.ref(holder)}, allergen_id, state)
      select ${sql.ref(holder)}, ${to}::integer, state from ${sql.table(table)} where allergen_id = ${from}
      on conflict (${sql.ref(holder)}, allergen_id) do update set state = ${graver}`.execute(db);
    await sql`delete from ${sql.table(table)} where allergen_id = ${from}`.execute(db);
    mergedStatements.push(...rows.map((row) => ({ table, ...row })));
  }
  return mergedStatements;
}

/** What was stated of the kept one since stays: nothing loses an allergen. */
export async function moveStatementsBack(
  db: Kysely<Database>,
  { from, to }: { from: number; to: number },
  mergedStatements: readonly MergedStatement[],
): Promise<void> {
  for (const { table, holder } of statements) {
    const rows = mergedStatements.filter((statement) => statement.table === table);
    await countIngredients(db, table, rows);
    for (const { id, other, kept } of rows) {
      await sql`insert into ${sql.table(table)} (${sql.ref(holder)}, allergen_id, state)
        select ${sql.ref(holder)}, ${from}::integer, ${other} from ${sql.table(table)}
        where ${sql.ref(holder)} = ${id} and allergen_id = ${to} on conflict do nothing`.execute(db);
      const isAsMerged = sql`${sql.ref(holder)} = ${id} and allergen_id = ${to}
        and state = (${allergenStates}::text[])[least(array_position(${allergenStates}::text[], ${other}::text),
          array_position(${allergenStates}::text[], coalesce(${kept}, ${other})::text))]`;
      await (kept
        ? sql`update ${sql.table(table)} set state = ${kept} where ${isAsMerged}`
        : sql`delete from ${sql.table(table)} where ${isAsMerged}`
      ).execute(db);
    }
  }
}

async function countIngredients(
  db: Kysely<Database>,
  table: MergedStatement['table'],
  rows: readonly { id: number }[],
) {
  const ids = rows.map(({ id }) => id);
  if (table === 'ingredient_allergens') return countSaving(db, 'ingredients', ids);
  const articles = await sql<{ ingredient_id: number }>`
    select ingredient_id from supplier_articles where id = any(${ids}::integer[])`.execute(db);
  return countSaving(
    db,
    'ingredients',
    articles.rows.map((row) => row.ingredient_id),
  );
}
