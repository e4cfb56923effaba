import { openSession } from '../apps/api/src/access/sessions/session-rows.ts';
import { openPool } from '../apps/api/src/database/server/pool.ts';
import { statementsOn } from '../apps/api/src/database/rows/statements.ts';
import { medianOf } from './median.ts';
import type { Result } from './results.ts';

/** Streams at once, and the most streams of one account. */
const [listeners, mostOfOne] = [50, 20];

/** Per round, in sequence: enough for half a second or more. */
const events = 200;

interface Plan {
  url: string;
  ours: string;
  floor: string;
  rounds: number;
}

/** How fast an event reaches 50 listeners, from its commit on; the next event follows once all have it. */
export async function measureFanOut({ url, ours, floor, rounds }: Plan): Promise<Result> {
  const pool = openPool(url);
  try {
    const tokens = await Promise.all(Array.from({ length: Math.ceil(listeners / mostOfOne) }, newToken));
    const sides = [
      { address: () => `${floor}/news`, tokens: [''], rates: [] as number[] },
      { address: () => `${ours}/api/order-news`, tokens, rates: [] as number[] },
    ] as const;
    for (let round = 0; round <= rounds; round++)
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const rate = await rateOf(side.address(), side.tokens);
        if (round > 0) side.rates.push(rate);
      }
    const [floorRate, ourRate] = sides.map(({ rates }) => medianOf(rates)) as [number, number];
    const ratio = Math.round((ourRate / floorRate) * 100) / 100;
    return {
      work: `an event to ${listeners} listeners`,
      ours: Math.round(ourRate),
      floor: Math.round(floorRate),
      ratio,
      reach: '≥ 40 % of the floor',
      holds: ratio >= 0.4,
    };
  } finally {
    await pool.end();
  }

  async function rateOf(address: string, tokensOfSide: readonly string[]): Promise<number> {
    const hearing = new AbortController();
    const streams = await Promise.all(
      Array.from({ length: listeners }, (_, place) => open(address, tokensOfSide[place % tokensOfSide.length] ?? '')),
    );
    const start = performance.now();
    for (let event = 0; event < events; event++) {
      const { rows } = await pool.query<{ id: number }>(newEvent);
      await Promise.all(streams.map((hear) => hear(String(rows[0]?.id))));
    }
    const seconds = (performance.now() - start) / 1000;
    hearing.abort();
    return (events * listeners) / seconds;

    /** Opens a stream; the result waits for a text in it. */
    async function open(from: string, token: string): Promise<(text: string) => Promise<void>> {
      const answer = await fetch(from, { headers: { authorization: `Bearer ${token}` }, signal: hearing.signal });
      if (!answer.ok || !answer.body) throw new Error(`${from} answers ${answer.status}`);
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      // The first bytes of each stream.
      await reader.read();
      return async (text) => {
        for (let heard = ''; !heard.includes(text); ) heard += (await reader.read()).value ?? '';
      };
    }
  }

  async function newToken(_: unknown, place: number): Promise<string> {
    const db = statementsOn(pool);
    const { id } = await db
      .insertInto('administrators')
      .values({
        email: `listener-${place}@example.com`,
        password_hash: 'no password',
        first_name: 'Nora',
        last_name: 'Vidal',
        locale: 'fr',
        role: 'manager',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const device = { userAgent: 'bench', address: '127.0.0.1' };
    return (await openSession(db, { kind: 'staff', id }, device, new Date())).access_token;
  }
}

const newEvent = `insert into order_events (order_id, kind, at, by_name, reason)
  select id, 'noted', now(), 'Nora Vidal', 'told to all' from orders order by id limit 1 returning id`;
