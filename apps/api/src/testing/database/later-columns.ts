import type { Pool } from 'pg';

/** What the house writes of a client today and had no place for in earlier schemas. */
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

/** Lets the builder of today fill a database of an earlier schema. */
export const addLaterColumns = (pool: Pool) => change(pool, (column, type) => `add column ${column} ${type}`);

/** Takes the columns away again: the migrations to come bring them. */
export const dropLaterColumns = (pool: Pool) => change(pool, (column) => `drop column ${column}`);
