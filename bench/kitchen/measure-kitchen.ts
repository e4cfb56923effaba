import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { withServer } from '../../apps/api/src/testing/database/test-template.ts';
import { medianOf } from '../median.ts';
import type { Result } from '../results.ts';

const filling = readFileSync(join(import.meta.dirname, 'fill-kitchen.sql'), 'utf8');

/** In milliseconds: whoever rings is waiting, and so is whoever has the plan on a tablet. */
const readingTime = 1000;

interface Plan {
  url: string;
  origin: string;
  token: string;
  rounds: number;
}

/** What went where, what is cooked and what is bought, each read by itself: the middle time of its rounds counts. */
export async function measureKitchen({ url, origin, token, rounds }: Plan): Promise<Result[]> {
  const { today, sack, dish, lot, order } = await fillKitchen(url);
  const works = {
    'trace of the goods that all dishes have': `/traces?ingredientBatchId=${sack}`,
    'trace of a dish over 89 days': `/traces?productId=${dish}&from=${addDays(today, -88)}&to=${today}`,
    'trace of a lot': `/traces?cookedBatchId=${lot}`,
    'trace of an order': `/traces?orderId=${order}`,
    'production plan of a day': `/production-plan?date=${addDays(today, 1)}`,
    'shopping list of a week': `/shopping-list?from=${today}&to=${addDays(today, 6)}`,
  };
  const results: Result[] = [];
  for (const [work, path] of Object.entries(works)) {
    // Once to warm up.
    await timeOf(path);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await timeOf(path));
    const time = Math.max(1, Math.round(medianOf(times)));
    results.push({
      work,
      ours: Math.round(100_000 / time) / 100,
      floor: null,
      ratio: null,
      reach: `≤ ${readingTime} ms: ${time}`,
      holds: time <= readingTime,
    });
  }
  return results;

  async function timeOf(path: string): Promise<number> {
    const start = performance.now();
    const answer = await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`GET ${path} answers ${answer.status}: ${text}`);
    return performance.now() - start;
  }
}

interface Traced {
  today: string;
  sack: number;
  dish: number;
  lot: number;
  order: number;
}

/**
 * Of the sack that came in a month ago, of the dish that is asked for most, and of the day before yesterday; in a small
 * house of the last order before it.
 */
async function fillKitchen(url: string): Promise<Traced> {
  return withServer(url, async (client) => {
    await client.query(filling);
    await client.query('vacuum analyze');
    const { rows } = await client.query<Traced>(`
      select current_date::text as today, l.id as lot,
        (select product_id from offer_bookings where delivery_date > current_date - 89 group by 1 order by sum(taken) desc limit 1) as dish,
        (select id from ingredient_batches where number = 'S-2-1') as sack,
        (select id from orders where delivery_date <= current_date - 2 order by delivery_date desc, id desc limit 1) as "order"
      from cooked_batches l where l.date = current_date - 2 and l.product_id is not null order by l.id limit 1`);
    const [traced] = rows;
    if (!traced) throw new Error('the bench has cooked nothing');
    return traced;
  });
}
