import type { Kysely } from 'kysely';
import { networkOf } from '../../core/network-of.ts';
import type { Database } from '../../database/schema.ts';
import { addEvents, type EventCount, type NewEvent } from './security-rows.ts';

declare module '../../core/services.ts' {
  interface Services {
    securityEvents: SecurityEvents;
  }
}

export interface SecurityEvents {
  /** Notes an event, which is written within a second. */
  note: (event: NewEvent) => void;
  /** Writes what is noted and not written yet. */
  flush: () => Promise<void>;
}

/** How long events gather before they are written together, in milliseconds. */
const gatheringTime = 1000;

/** How many different ones gather at most. Beyond that new ones are dropped until the next write: so many show the attack well enough. */
const room = 1000;

/** Keeps what is refused, counted by the quarter of an hour. A refusal itself writes nothing: however many there are, there is a write a second. */
export function openSecurityEvents(db: Kysely<Database>, clock: () => Date): SecurityEvents {
  let counts = new Map<string, EventCount>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...counts.values()];
    counts = new Map();
    if (batch.length > 0) writing = writing.catch(() => undefined).then(() => addEvents(db, batch));
    return writing;
  }

  return {
    note({ kind, account, address }) {
      // Whoever has one IPv6 address has all of its network, and could make a row of each.
      const event = { kind, account, address: networkOf(address) };
      const now = clock();
      const quarter = new Date(Math.floor(now.getTime() / 900_000) * 900_000);
      const key = JSON.stringify([event.kind, event.address, event.account, quarter]);
      const sameEvent = counts.get(key);
      if (sameEvent) Object.assign(sameEvent, { count: sameEvent.count + 1, lastAt: now });
      else if (counts.size < room) counts.set(key, { ...event, quarter, firstAt: now, lastAt: now, count: 1 });
      // A database that is away is told of elsewhere.
      timer ??= setTimeout(() => void flush().catch(() => undefined), gatheringTime).unref();
    },
    flush: () => flush().catch(() => undefined),
  };
}
