import { networkOf } from '../core/network-of.ts';
import { Refusal } from '../core/refusal.ts';

interface Bucket {
  left: number;
  /** Milliseconds; the time of `left`. */
  at: number;
}

export interface Limit {
  /** Largest burst of requests. */
  burst: number;
  /** Requests regained per second. */
  perSecond: number;
  /** Remembered addresses; beyond that, the least recent are forgotten. */
  most: number;
}

/** A whole house signs in behind one address at eight; a program that sends all day costs a twentieth of our time. */
const usual: Limit = { burst: 200, perSecond: 10, most: 20_000 };

/** Pages of the site: a whole office orders lunch behind one address at eleven, and nobody reads ten pages a second. */
export const usualOfPages: Limit = { burst: 400, perSecond: 20, most: 20_000 };

/** Uncached pages cost ten times as much to draw: each person in an office searches a little. */
export const usualOfDrawings: Limit = { burst: 60, perSecond: 5, most: 20_000 };

/**
 * Counts requests per address in memory before reading them: refusing costs next to nothing. `now` in milliseconds.
 * The function throws {@link Refusal} `too-many-requests` with the time to wait.
 */
export function addressLimit(limit: Limit = usual) {
  const buckets = new Map<string, Bucket>();
  return (address: string, now: number): void => {
    const key = networkOf(address);
    const bucket = buckets.get(key);
    const tokens = bucket
      ? Math.min(limit.burst, bucket.left + ((now - bucket.at) / 1000) * limit.perSecond)
      : limit.burst;
    // Reinserted, so that the map stays ordered by last request.
    buckets.delete(key);
    buckets.set(key, { left: tokens < 1 ? tokens : tokens - 1, at: now });
    for (const oldest of buckets.keys())
      if (buckets.size > limit.most) buckets.delete(oldest);
      else break;
    if (tokens < 1) throw new Refusal('too-many-requests', { retryAfter: Math.ceil((1 - tokens) / limit.perSecond) });
  };
}
