import type { CartInput } from '@traiteur/contract/own/carts.ts';
import type { OwnOrderDrafts } from '@traiteur/contract/own/own-order-input.ts';
import type { OrderInput } from '@traiteur/contract/orders/order-input.ts';
import { articleIdOf } from '@traiteur/domain/catalogue/article-id.ts';
import { openSession } from '../../apps/api/src/access/sessions/session-rows.ts';
import { saveClientPassword } from '../../apps/api/src/clients/client-accounts/account-rows.ts';
import { openPool } from '../../apps/api/src/database/server/pool.ts';
import { statementsOn } from '../../apps/api/src/database/rows/statements.ts';
import { medianOf } from '../median.ts';
import { percentile } from '../percentile.ts';
import type { Result } from '../results.ts';
import { chooseDrafts } from '../sample.ts';

/** 99th percentile in milliseconds. */
const limit = 30;

interface Plan {
  url: string;
  origin: string;
  rounds: number;
}

interface Visit {
  token: string;
  draft: OrderInput;
}

/** Clients who are signed in, two at once, see their cart, fill it and have it priced; the first round warms up. */
export async function measureCheckout({ url, origin, rounds }: Plan): Promise<Result> {
  const visits = await signIn(url);
  const halves = [0, 1].map((rest) => visits.filter((_, index) => index % 2 === rest));
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const newTimes = await Promise.all(halves.map((half) => timesOf(origin, half)));
    if (round > 0) times.push(...newTimes.flat());
  }
  const [middle, slowest] = [medianOf(times), percentile(times, 0.99)];
  return {
    work: 'cart and checkout of a client',
    ours: Math.round(1000 / middle),
    floor: null,
    ratio: null,
    reach: `p99 ≤ ${limit} ms: ${slowest.toFixed(0)}, middle ${middle.toFixed(0)}`,
    holds: slowest <= limit,
  };
}

async function signIn(url: string): Promise<Visit[]> {
  const pool = openPool(url);
  const db = statementsOn(pool);
  const drafts = await chooseDrafts(pool);
  const device = { userAgent: 'bench', address: '127.0.0.1' };
  const visits = await Promise.all(
    drafts.map(async (draft) => {
      await saveClientPassword(db, draft.clientId, 'of nobody', new Date());
      const session = await openSession(db, { kind: 'client', id: draft.clientId }, device, new Date());
      return { draft, token: session.access_token };
    }),
  );
  await pool.end();
  return visits;
}

/** Milliseconds of each request. */
async function timesOf(origin: string, visits: readonly Visit[]): Promise<number[]> {
  const times: number[] = [];
  for (const { token, draft } of visits)
    for (const [method, path, body] of requestsOf(draft)) {
      const start = performance.now();
      const answer = await fetch(`${origin}/api/own/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text}`);
      times.push(performance.now() - start);
    }
  return times;
}

function requestsOf({ addressId, slot, lines }: OrderInput): [method: string, path: string, body?: object][] {
  const articleQuantity = Object.fromEntries(
    lines.map((line, index) => [String(index), { quantity: line.quantity, articleId: articleIdOf(line) }]),
  );
  const cart: CartInput = { articleQuantity, commentNote: '', deliveryDate: slot.date, scheduleId: slot.scheduleId };
  const drafts: OwnOrderDrafts = { addressId, orders: [{ slot, lines }] };
  return [
    ['GET', 'cart'],
    ['PUT', 'cart', cart],
    ['GET', 'addresses'],
    ['POST', 'order-quotes/days', drafts],
    ['GET', 'orders'],
  ];
}
