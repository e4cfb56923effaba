import { openPool } from '../apps/api/src/database/server/pool.ts';
import { statementsOn } from '../apps/api/src/database/rows/statements.ts';
import { listClients } from '../apps/api/src/clients/clients/client-list.ts';
import type { House } from './house.ts';
import { percentile } from './percentile.ts';
import type { Result } from './results.ts';

const searches = [
  'dupuis',
  'dupuy',
  'dupius',
  'marie dupuis',
  'lefevre',
  'martin',
  'matrin',
  'le gall',
  'da silva',
  '06 12 34',
  '0639',
  '9982',
  'paris',
  '75012',
  'vincennes martin',
  'camille.ber',
  'dupont paris',
  'marie',
  'zoé',
  'nguyen karim',
  'berrantin',
  'delcour',
  'inès delcourt',
  'kerguezel',
  'bernar',
  'chevalier thomas',
  'tresarquet',
  'gautier',
  'fontain',
  'rouseau',
  'montreuil zoe',
  'saint-denis',
  'ma',
  'xyzzy',
  'lambert 0612',
  'durand camille paris',
  'sanchadoux',
  'petit jean',
  'moureau',
];

/** Largest ratio of the 99th percentiles: many clients to few. */
const growth = 1.5;

interface Plan {
  small: House;
  large: House;
  rounds: number;
}

/**
 * Each search runs in both databases in turn, so that other work on this machine slows both. The first round warms up.
 */
export async function measureClientSearch({ small, large, rounds }: Plan): Promise<Result> {
  const sides = [small, large].map(({ url }) => ({ pool: openPool(url), times: [] as number[] }));
  for (let round = 0; round <= rounds * 4; round++)
    for (const search of searches)
      for (const { pool, times } of round % 2 === 0 ? sides : sides.toReversed()) {
        const start = performance.now();
        await listClients(statementsOn(pool), { search, limit: 20 });
        if (round > 0) times.push(performance.now() - start);
      }
  await Promise.all(sides.map(({ pool }) => pool.end()));
  const [short = 0, long = 0] = sides.map(({ times }) => percentile(times, 0.99));
  const spentTime = (sides[1]?.times ?? []).reduce((sum, time) => sum + time, 0);
  return {
    work: `client search, ${large.size.clients.toLocaleString('en')} clients`,
    ours: Math.round((1000 * (sides[1]?.times.length ?? 0)) / spentTime),
    floor: null,
    ratio: null,
    reach: `p99 ≤ ${growth} × that of ${small.size.clients.toLocaleString('en')}: ${(long / short).toFixed(2)} (${Math.round(long)} and ${Math.round(short)} ms)`,
    holds: long <= growth * short,
  };
}
