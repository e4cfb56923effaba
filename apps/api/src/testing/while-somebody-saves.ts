import type pg from 'pg';
import { expect } from 'vitest';

/**
 * Runs the work in another transaction, which commits once an order waits for its locks. Answers what became of the
 * order.
 */
export async function whileSomebodySaves(pool: pg.Pool, work: string, order: () => Promise<unknown>): Promise<unknown> {
  const connection = await pool.connect();
  try {
    await connection.query(`begin; ${work}`);
    const ordering = order().catch((error: unknown) => error);
    await expect
      .poll(async () => (await pool.query('select from pg_locks where not granted')).rowCount, { timeout: 30_000 })
      .toBeGreaterThan(0);
    await connection.query('commit');
    return await ordering;
  } finally {
    connection.release();
  }
}
