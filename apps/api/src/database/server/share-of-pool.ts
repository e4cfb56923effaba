import type pg from 'pg';

/** As the pool itself says it, so that it means the same: too busy, come again. */
const tooLong = 'timeout exceeded when trying to connect';

interface Share {
  /** Connections that may be lent out at once. */
  most: number;
  /** How long to wait for one of them, in milliseconds. */
  patience?: number;
}

/**
 * A part of a pool, which leaves the rest to others whatever is asked of it. Gives a connection and how to give it back.
 * Throws what the pool throws where there is none in time.
 */
export function shareOf(pool: pg.Pool, { most, patience = 10_000 }: Share) {
  let loans = 0;
  const waiting = new Set<() => void>();

  function release(): void {
    const [next] = waiting;
    // A place goes on to who is next.
    if (next) next();
    else loans--;
  }

  async function place(): Promise<void> {
    if (loans < most) return void loans++;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const turn = () => {
      waiting.delete(turn);
      clearTimeout(end);
      resolve();
    };
    const end = setTimeout(() => {
      waiting.delete(turn);
      reject(new Error(tooLong));
    }, patience);
    waiting.add(turn);
    return promise;
  }

  return {
    async connect(): Promise<pg.PoolClient> {
      await place();
      try {
        return await pool.connect();
      } catch (error) {
        release();
        throw error;
      }
    },
    release,
  };
}
