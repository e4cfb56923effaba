import { networkOf } from '../core/network-of.ts';
import { Refusal } from '../core/refusal.ts';

interface Bucket {
  left: number;
  /** Milliseconds. */
  at: number;
}

export interface Limit {
  burst: number;
  perSecond: number;
  most: number;
}

/** At eight a whole house signs in behind one address. A program that sends all day costs a twentieth of our time. */
const usual: Limit = { burst: 200, perSecond: 10, most: 20_000 };

export const usualOfPages: Limit = { burst: 400, perSecond: 20, most: 20_000 };

/** An uncached page costs ten times as much; in an office, each person searches a little. */
export const usualOfDrawings: Limit = { burst: 60, perSecond: 5, most: 20_000 };

/** In memory, before the request is read: refusing is cheap. `now` in ms. @throws {Refusal} `too-many-requests` */
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
