import { networkOf } from '../core/network-of.ts';
import { Refusal } from '../core/refusal.ts';

interface Bucket {
  /** Requests left. */
  left: number;
  /** When that was so, in milliseconds. */
  at: number;
}

export interface Limit {
  /** Requests that may come at once. */
  burst: number;
  /** Requests that come back each second. */
  perSecond: number;
  /** Addresses remembered; beyond, those that asked longest ago are forgotten. */
  most: number;
}

/** A whole house signs in behind one address at eight o'clock; what a program sends all day costs a twentieth of our time. */
const usual: Limit = { burst: 200, perSecond: 10, most: 20_000 };

/** Pages of the site: a whole office orders its lunch behind one address at eleven o'clock, and nobody reads ten pages a second. */
export const usualOfPages: Limit = { burst: 400, perSecond: 20, most: 20_000 };

/** Pages that are in no memory and have to be drawn, which costs ten times as much: each person in an office searches a little. */
export const usualOfDrawings: Limit = { burst: 60, perSecond: 5, most: 20_000 };

/**
 * Counts the requests of each address, in memory and before anything of theirs is read, so that refusing one costs next to nothing.
 * `now` in milliseconds. The function throws {@link Refusal} `too-many-requests` with how long to wait.
 */
export function addressLimit(limit: Limit = usual) {
  const buckets = new Map<string, Bucket>();
  return (address: string, now: number): void => {
    const key = networkOf(address);
    const bucket = buckets.get(key);
    const tokens = bucket
      ? Math.min(limit.burst, bucket.left + ((now - bucket.at) / 1000) * limit.perSecond)
      : limit.burst;
    // The last that asked stands last.
    buckets.delete(key);
    buckets.set(key, { left: tokens < 1 ? tokens : tokens - 1, at: now });
    for (const oldest of buckets.keys())
      if (buckets.size > limit.most) buckets.delete(oldest);
      else break;
    if (tokens < 1) throw new Refusal('too-many-requests', { retryAfter: Math.ceil((1 - tokens) / limit.perSecond) });
  };
}
