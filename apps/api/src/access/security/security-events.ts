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
  note: (event: NewEvent) => void;
  flush: () => Promise<void>;
}

/** Before one write of all events, in milliseconds. */
const gatheringTime = 1000;

/** Different events per write. More are dropped: so many show the attack well enough. */
const room = 1000;

/** Counts by quarter of an hour, with one write a second, however many refusals there are. */
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
      // An IPv6 attacker has a whole network, and could make a row of each address.
      const event = { kind, account, address: networkOf(address) };
      const now = clock();
      const quarter = new Date(Math.floor(now.getTime() / 900_000) * 900_000);
      const key = JSON.stringify([event.kind, event.address, event.account, quarter]);
      const sameEvent = counts.get(key);
      if (sameEvent) Object.assign(sameEvent, { count: sameEvent.count + 1, lastAt: now });
      else if (counts.size < room) counts.set(key, { ...event, quarter, firstAt: now, lastAt: now, count: 1 });
      // A database failure is reported elsewhere.
      timer ??= setTimeout(() => void flush().catch(() => undefined), gatheringTime).unref();
    },
    flush: () => flush().catch(() => undefined),
  };
}
