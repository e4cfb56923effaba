import { setTimeout as pause } from 'node:timers/promises';
import { blankPng } from '../../apps/api/src/testing/blank-png.ts';
import type { DrillHouse } from './drill-house.ts';
import { chef } from './drill-house.ts';
import { startMixedLoad } from './mixed-load.ts';

interface Ask extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
  onSite?: boolean;
  token?: string;
}

/**
 * What a house does all day, until `stop`: the mixed load of eight, visitors of the site, people who sign in and out,
 * follow the news, take Excel files, break some off, print, and bring pictures. Each rests for `rest` milliseconds in
 * between.
 */
export async function startDailyUse(house: DrillHouse, rest: number) {
  const { addresses, token, slot } = house;
  const { date } = slot();
  const orders = await startMixedLoad(house, rest);
  const counts: Record<string, number> = {};
  let isOver = false;

  /** Whoever hears “come again” comes again. */
  async function ask(path: string, { onSite = false, token: bearer, ...init }: Ask = {}): Promise<Response> {
    const { api, site } = await addresses();
    const headers = { ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }), ...init.headers };
    for (;;) {
      const answer = await fetch(`${onSite ? site : api}${path}`, {
        signal: AbortSignal.timeout(30_000),
        ...init,
        headers,
      });
      if (![429, 503].includes(answer.status)) return answer;
      await answer.text();
      await pause(500);
    }
  }

  /** The whole answer, which has to be a success. */
  async function read(path: string, options: Ask = {}): Promise<Buffer> {
    const answer = await ask(path, options);
    const body = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body.toString().slice(0, 300)}`);
    return body;
  }

  const write = async (path: string, body: object, options: Ask = {}): Promise<Record<string, string>> =>
    JSON.parse(
      String(
        await read(path, {
          method: 'POST',
          body: JSON.stringify(body),
          ...options,
          headers: { 'content-type': 'application/json' },
        }),
      ),
    ) as Record<string, string>;

  const period = `from=${date}&to=${date}`;
  const works: Record<string, (turn: number) => Promise<unknown>> = {
    async visit(turn) {
      const paths = [
        '/',
        `/carte/${date}`,
        `/en/menu/${date}`,
        `/carte/${date}?search=soupe${turn % 50}`,
        '/connexion',
      ];
      await (await ask(paths[turn % paths.length] ?? '/', { onSite: true })).text();
    },
    async signIn() {
      const { access_token: opened = '' } = await write('/api/auth/login', chef);
      await ask('/api/auth/logout', { method: 'POST', token: opened });
    },
    async follow() {
      const news = new AbortController();
      const answer = await ask('/api/order-news', { token, signal: news.signal });
      await answer.body?.getReader().read();
      news.abort();
    },
    async export(turn) {
      const paths = ['orders?', `sales-report?${period}`, `delivery-report?date=${date}`, `takings?${period}`];
      await read(`/api/exports/${paths[turn % paths.length]}`, { token });
    },
    async breakOff() {
      const end = new AbortController();
      const answer = await ask('/api/exports/orders', { token, signal: end.signal });
      await answer.body?.getReader().read();
      end.abort();
    },
    async print(turn) {
      const paths = [
        `labels?date=${date}`,
        `delivery-report?date=${date}`,
        `production-plan?date=${date}`,
        'orders?limit=20',
      ];
      await read(`/api/${paths[turn % paths.length]}`, { token });
    },
    async picture(turn) {
      const base64 = blankPng(400 + (turn % 100), 400).toString('base64');
      const { id } = await write('/api/pictures', { mediaType: 'image/png', base64 }, { token });
      await read(`/api/pictures/${id}?width=320`, { onSite: true });
    },
  };

  const people = Promise.all(
    Object.entries(works).map(async ([name, work]) => {
      for (let turn = 0; !isOver; turn++) {
        await work(turn);
        counts[name] = turn + 1;
        await pause(rest);
      }
    }),
  );
  // What fails meanwhile is told by `during` and `stop`.
  people.catch(() => undefined);

  return {
    orders,
    counts,
    during: (milliseconds: number) => Promise.race([pause(milliseconds), people, orders.people]),
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all([people, orders.stop()]);
    },
  };
}
