import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { removeNode, saveServerRecord } from './server-record-rows.ts';

interface Announcement {
  db: Kysely<Database>;
  version: string;
  clock: () => Date;
  /** Milliseconds. */
  every?: number;
}

/** Milliseconds: a stop does not wait for a database that is away. */
const lastWord = 1000;

/** Says each minute that this node runs. While the database is away nobody hears it, and that is no fault. */
export function announceNode({ db, version, clock, every = 60_000 }: Announcement) {
  const name = `${hostname()} · ${process.pid}`;
  const facts = { version, startedAt: clock().toISOString() };
  const announce = () => saveServerRecord(db, { kind: 'node', name, facts }, clock()).catch(() => undefined);
  let announcing = announce();
  const timer = setInterval(() => void (announcing = announce()), every).unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      const leaving = announcing.then(() => removeNode(db, name).catch(() => undefined));
      await Promise.race([leaving, pause(lastWord, undefined, { ref: false })]);
    },
  };
}
