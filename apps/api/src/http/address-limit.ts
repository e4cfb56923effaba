import { Refusal } from '../core/refusal.ts';

interface Bucket {
  /** Requests left. */
  left: number;
  /** When that was so, in milliseconds. */
  at: number;
}

interface Limit {
  /** Requests that may come at once. */
  burst: number;
  /** Requests that come back each second. */
  perSecond: number;
  /** Addresses remembered; beyond, those that asked longest ago are forgotten. */
  most: number;
}

/** A whole house signs in behind one address at eight o'clock; what a program sends all day costs a twentieth of our time. */
const usual: Limit = { burst: 200, perSecond: 10, most: 20_000 };

/**
 * Counts the requests of each address, in memory and before anything of theirs is read, so that what nobody pays for stays cheap.
 * `now` in milliseconds. The function throws {@link Refusal} `too-many-requests` with how long to wait.
 */
export function addressLimit(limit: Limit = usual) {
  const buckets = new Map<string, Bucket>();
  return (address: string, now: number): void => {
    const key = networkOf(address);
    const bucket = buckets.get(key);
    const left = bucket
      ? Math.min(limit.burst, bucket.left + ((now - bucket.at) / 1000) * limit.perSecond)
      : limit.burst;
    // The last that asked stands last.
    buckets.delete(key);
    buckets.set(key, { left: left < 1 ? left : left - 1, at: now });
    for (const oldest of buckets.keys())
      if (buckets.size > limit.most) buckets.delete(oldest);
      else break;
    if (left < 1) throw new Refusal('too-many-requests', { retryAfter: Math.ceil((1 - left) / limit.perSecond) });
  };
}

/** What one customer of a network holds: an IPv4 address, or the 64 first bits of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped ?? !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
