import type pg from 'pg';

/** The pool's own message, so that it counts as "too busy". */
const tooLong = 'timeout exceeded when trying to connect';

interface Share {
  most: number;
  /** Milliseconds to wait for one. */
  patience?: number;
  /** How many may wait: the next is refused at once, and early. */
  mostWaiting?: number;
}

/** Returns a connection with its release function. @throws the pool's error when none is free in time */
export function shareOf(pool: pg.Pool, { most, patience = 10_000, mostWaiting = 30 }: Share) {
  let loans = 0;
  const waiting = new Set<() => void>();

  function release(): void {
    const [next] = waiting;
    if (next) next();
    else loans--;
  }

  async function place(): Promise<void> {
    if (loans < most) return void loans++;
    if (waiting.size >= mostWaiting) throw new Error(tooLong);
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
