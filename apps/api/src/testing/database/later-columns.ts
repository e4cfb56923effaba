import type { Pool } from 'pg';

/** Columns that the builder uses and earlier schemas do not have, some of them in tables of their own. */
const laterColumns: Record<string, Record<string, string>> = {
  allergens: { position: 'integer' },
  clients: { house_note: 'text' },
  addresses: { note: 'text' },
  client_accounts: { client_id: 'integer', unproven_email: 'text' },
  eaters: { group_order_id: 'integer' },
  orders: { group_order_id: 'integer' },
  products: {
    kj: 'numeric',
    saturates: 'numeric',
    sugars: 'numeric',
    meat_origin_fr: 'text',
    meat_origin_en: 'text',
    portion_weight: 'integer',
    storage: 'text',
    shelf_life: 'smallint',
    keeping_fr: 'text',
    keeping_en: 'text',
    reheating_fr: 'text',
    reheating_en: 'text',
  },
  product_portions: { product_id: 'integer', size_id: 'integer', weight: 'integer' },
  recipes: { id: 'integer', product_id: 'integer' },
  recipe_portions: { recipe_id: 'integer', size_id: 'integer', weight: 'integer' },
  product_pictures: { product_id: 'integer', picture_id: 'uuid', position: 'smallint', alt_fr: 'text', alt_en: 'text' },
  eater_allergens: { eater_id: 'integer', allergen_id: 'integer', severity: 'text' },
};

/** Works on an earlier schema as on the current one; afterwards the columns are gone, and migrations may add them. */
export async function withLaterColumns<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const undoing = await withEaters(pool);
  for (const [table, columns] of Object.entries(laterColumns)) {
    const present = await columnsOf(pool, table);
    if (present.length === 0) {
      await pool.query(`create table ${table} ()`);
      undoing.push(`drop table ${table}`);
    }
    for (const [column, type] of Object.entries(columns).filter(([name]) => !present.includes(name))) {
      await pool.query(`alter table ${table} add column ${column} ${type}`);
      undoing.unshift(`alter table ${table} drop column ${column}`);
    }
  }
  const result = await work();
  for (const statement of undoing) await pool.query(statement);
  return result;
}

/** Where clients are no eaters yet, each is one of whom nothing is kept. */
async function withEaters(pool: Pool): Promise<string[]> {
  if ((await columnsOf(pool, 'eaters')).length > 0) return [];
  await pool.query(`create view eaters as
      select id, id as client_id, true as is_client, '' as name, '' as diet_note, false as allergies_asked,
        null::integer as group_order_id from clients;
    create rule eaters_update as on update to eaters do instead nothing`);
  return ['drop view eaters'];
}

async function columnsOf(pool: Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return rows.map(({ name }) => name);
}
