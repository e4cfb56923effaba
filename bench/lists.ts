import type pg from 'pg';
import { buildApp } from '../apps/api/src/app.ts';
import { openPool } from '../apps/api/src/database/server/pool.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import { appOptions } from './app-options.ts';
import type { House, HouseSize } from './house.ts';
import { medianOf } from './median.ts';
import { benchToken } from './bench-token.ts';
import type { Result } from './results.ts';
import { newKey } from './works.ts';

/** Largest ratio of the middle times: large house to small. */
const growth = 1.5;

/** Milliseconds in the large house: more of it is read the more matches there are. */
const searchTime = 30;

interface ListWork {
  rows: keyof HouseSize;
  list: string;
  /** Beside the first page and the last. */
  pages: readonly string[];
  searches: readonly string[];
}

const lists: readonly ListWork[] = [
  {
    rows: 'products',
    list: '/api/products',
    pages: ['status=published', 'sizeId=3', 'withoutAllergenId=2', 'weekday=4', 'categoryId=5'],
    searches: [
      'search=tajine',
      'search=courg',
      'search=falafels sesame',
      'search=boeuf romarin',
      'status=draft&tagId=1',
    ],
  },
  { rows: 'clients', list: '/api/clients', pages: ['sort=-name'], searches: ['search=dupuis', 'search=marie'] },
  {
    rows: 'codes',
    list: '/api/postal-codes',
    pages: ['sort=city', 'sort=-code', 'zoneId=3', 'zoneId=none'],
    searches: ['search=1042', 'search=montreuil', 'search=raincy 12', 'search=saint-denis'],
  },
];

interface Plan {
  small: House;
  large: House;
  rounds: number;
}

/** Each page is asked of the small house and of the large one in turn. The first round warms up. */
export async function measureLists({ small, large, rounds }: Plan): Promise<Result[]> {
  const houses = [await openHouse(small.url), await openHouse(large.url)] as const;
  const results: Result[] = [];
  for (const { rows, list, pages, searches } of lists) {
    const pageWorks = new Map([
      ['the first', samePath(list)],
      ['the last', [await lastPageOf(houses[0], list), await lastPageOf(houses[1], list)] as const],
      ...pages.map((filter) => [filter, samePath(`${list}?${filter}`)] as const),
    ]);
    const searchWorks = new Map(searches.map((search) => [search, samePath(encodeURI(`${list}?${search}`))]));
    const name = `${list.replace('/api/', '')}, ${large.size[rows].toLocaleString('en')}`;
    results.push(
      pagesResult(`pages of ${name}`, await timesOf(houses, pageWorks, rounds)),
      searchesResult(`searches of ${name}`, await timesOf(houses, searchWorks, rounds)),
    );
  }
  await Promise.all(houses.map(({ close }) => close()));
  return results;
}

const samePath = (path: string) => [path, path] as const;

export interface OpenHouse {
  pool: pg.Pool;
  get: (path: string) => Promise<Page<unknown>>;
  post: (path: string, body: object) => Promise<void>;
  close: () => Promise<void>;
}

export async function openHouse(url: string): Promise<OpenHouse> {
  const pool = openPool(url);
  const options = appOptions(pool);
  const app = await buildApp(options);
  const authorization = `Bearer ${await benchToken(options.db)}`;
  async function ask(method: 'GET' | 'POST', path: string, body?: object) {
    const headers = { authorization, ...(body && newKey()) };
    const answer = await app.inject({ method, url: path, headers, ...(body && { body }) });
    if (answer.statusCode >= 300) throw new Error(`${path} answers ${answer.statusCode}: ${answer.body}`);
    return answer;
  }
  return {
    pool,
    get: async (path) => (await ask('GET', path)).json(),
    post: async (path, body) => void (await ask('POST', path, body)),
    async close() {
      await app.close();
      await pool.end();
    },
  };
}

async function lastPageOf({ get }: OpenHouse, list: string): Promise<string> {
  for (let path = list; ; ) {
    const { next } = await get(`${path}${path.includes('?') ? '&' : '?'}limit=200`);
    if (next === null) return path;
    path = `${list}?after=${encodeURIComponent(next)}`;
  }
}

/** In milliseconds: of the small house and of the large one. */
type Pair = readonly [number, number];

/** The middle ones, of each page. */
type Times = Map<string, Pair>;

export async function timesOf(
  houses: readonly [OpenHouse, OpenHouse],
  works: Map<string, readonly [string, string]>,
  rounds: number,
): Promise<Times> {
  const middleTimes: Times = new Map();
  for (const [work, [smallPath, largePath]] of works) {
    const [small, large]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds * 4; round++) {
      const times = [await timeOf(houses[0], smallPath), await timeOf(houses[1], largePath)] as const;
      if (round === 0) continue;
      small.push(times[0]);
      large.push(times[1]);
    }
    middleTimes.set(work, [medianOf(small), medianOf(large)]);
  }
  return middleTimes;
}

async function timeOf({ get }: OpenHouse, path: string): Promise<number> {
  const start = performance.now();
  await get(path);
  return performance.now() - start;
}

function pagesResult(work: string, times: Times): Result {
  const [page, [small, large]] = worstOf(times, ([few, many]) => many / few);
  const growthOfAll = `${(large / small).toFixed(2)}, ${page}: ${large.toFixed(1)} and ${small.toFixed(1)} ms`;
  return {
    ...rateOf(work, times),
    reach: `each ≤ ${growth} × that of a small house: ${growthOfAll}`,
    holds: large <= growth * small,
  };
}

function searchesResult(work: string, times: Times): Result {
  const [search, [, large]] = worstOf(times, ([, many]) => many);
  return {
    ...rateOf(work, times),
    reach: `each ≤ ${searchTime} ms: ${large.toFixed(1)}, ${search}`,
    holds: large <= searchTime,
  };
}

const worstOf = (times: Times, costOf: (time: Pair) => number) =>
  [...times].reduce((worst, entry) => (costOf(entry[1]) > costOf(worst[1]) ? entry : worst));

function rateOf(work: string, times: Times) {
  const spentTime = [...times.values()].reduce((sum, [, large]) => sum + large, 0);
  return { work, ours: Math.round((1000 * times.size) / spentTime), floor: null, ratio: null };
}
