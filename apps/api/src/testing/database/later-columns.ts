import type { Pool } from 'pg';

/** Columns that the builder writes and earlier schemas do not have. */
const laterColumns = {
  clients: { allergies_asked: 'boolean', house_note: 'text' },
  addresses: { note: 'text' },
};

const change = (pool: Pool, sentenceOf: (column: string, type: string) => string) =>
  pool.query(
    Object.entries(laterColumns)
      .map(([table, columns]) => {
        const sentences = Object.entries(columns).map(([column, type]) => sentenceOf(column, type));
        return `alter table ${table} ${sentences.join(', ')}`;
      })
      .join('; '),
  );

export const addLaterColumns = (pool: Pool) => change(pool, (column, type) => `add column ${column} ${type}`);

/** The migrations to come add them. */
export const dropLaterColumns = (pool: Pool) => change(pool, (column) => `drop column ${column}`);
