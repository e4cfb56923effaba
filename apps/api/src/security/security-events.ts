import type { SecurityKind } from '@traiteur/contract/access/security.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

declare module '../core/services.ts' {
  interface Services {
    securityEvents: SecurityEvents;
  }
}

interface SecurityIncident {
  kind: SecurityKind;
  address: string;
  /** Number of the account it was about. */
  account: number | undefined;
}

export interface SecurityEvents {
  /** Notes an incident, which is written within a second. */
  note: (incident: SecurityIncident) => void;
  /** Writes what is noted and not written yet. */
  flush: () => Promise<void>;
}

interface Noted extends SecurityIncident {
  quarter: Date;
  firstAt: Date;
  lastAt: Date;
  count: number;
}

/** How long incidents gather before they are written together, in milliseconds. */
const rest = 1000;

/** How many different ones gather at most: who has more addresses than that is seen well enough. */
const room = 1000;

/** Keeps what is refused, counted by the quarter of an hour. A refusal itself writes nothing: however many there are, there is a write a second. */
export function openSecurityEvents(db: Kysely<Database>, clock: () => Date): SecurityEvents {
  let gathered = new Map<string, Noted>();
  let timer: NodeJS.Timeout | undefined;
  let written = Promise.resolve();

  async function write(noted: readonly Noted[]): Promise<void> {
    await sql`
      insert into security_events as kept (kind, address, administrator_id, quarter, first_at, last_at, count)
      select kind, address, administrator_id, quarter, first_at, last_at, count
      from jsonb_to_recordset(${JSON.stringify(noted.map(rowOf))}::jsonb) as noted (
        kind text, address text, administrator_id integer, quarter timestamptz,
        first_at timestamptz, last_at timestamptz, count integer)
      -- An account may have gone meanwhile.
      where administrator_id is null or exists (select from administrators where id = noted.administrator_id)
      order by kind, address, administrator_id, quarter
      on conflict (kind, address, administrator_id, quarter) do update
      set last_at = excluded.last_at, count = kept.count + excluded.count`.execute(db);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const noted = [...gathered.values()];
    gathered = new Map();
    if (noted.length > 0) written = written.catch(() => undefined).then(() => write(noted));
    return written;
  }

  return {
    note(incident) {
      const now = clock();
      const quarter = new Date(Math.floor(now.getTime() / 900_000) * 900_000);
      const key = JSON.stringify([incident.kind, incident.address, incident.account, quarter]);
      const same = gathered.get(key);
      if (same) Object.assign(same, { count: same.count + 1, lastAt: now });
      else if (gathered.size < room) gathered.set(key, { ...incident, quarter, firstAt: now, lastAt: now, count: 1 });
      // A database that is away is told of elsewhere.
      timer ??= setTimeout(() => void flush().catch(() => undefined), rest).unref();
    },
    flush: () => flush().catch(() => undefined),
  };
}

const rowOf = ({ kind, address, account, quarter, firstAt, lastAt, count }: Noted) => ({
  kind,
  address,
  administrator_id: account ?? null,
  quarter,
  first_at: firstAt,
  last_at: lastAt,
  count,
});

/** How long incidents are kept, in days, and how many of them. */
const [days, most] = [90, 20_000];

/** Takes away the incidents that are older than three months, and the oldest where there are very many. */
export async function clearSecurityEvents(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where((is) =>
      is.or([
        is('last_at', '<', new Date(now.getTime() - days * 86_400_000)),
        is('id', 'in', is.selectFrom('security_events').select('id').orderBy('last_at', 'desc').offset(most)),
      ]),
    )
    .execute();
}
