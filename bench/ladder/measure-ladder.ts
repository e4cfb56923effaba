import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { loadOurs } from '../load.ts';
import { medianOf } from '../median.ts';
import type { Works } from '../record.ts';
import { placeAgain, preparedAs, type RecordedOrder } from './replay.ts';
import type { Result } from '../results.ts';
import type { Server } from '../servers.ts';
import { costOf } from './explain.ts';
import { type Figure, flushesOf, pgbench } from './disk.ts';
import { makeOneCall, oneCall } from './one-call.ts';
import { placeInOneFlush } from './one-flush.ts';
import { processorTime } from './processor-time.ts';

interface Plan {
  /** A superuser's. */
  url: string;
  dataDir: string;
  ourServer: Server;
  token: string;
  works: Works;
  rounds: number;
  seconds: number;
}

const connections = 8;

interface Slice {
  round: number;
  /** Orders a second. */
  rate: number;
  /** Milliseconds an order. */
  processor: number | null;
}

/** How placing an order becomes what it is, each rung with more on its back than the one before. */
export async function measureLadder({
  url,
  dataDir,
  ourServer,
  token,
  works,
  rounds,
  seconds,
}: Plan): Promise<Result[]> {
  const orders = works.placing.flatMap((recorded) =>
    recorded.placed ? [{ ...recorded, placed: recorded.placed }] : [],
  );
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const flushes = await flushesOf(dataDir);
  const transactions = await pgbench(url, seconds);
  const cost = await costOf(url, orders.slice(0, 7));
  const clients = Array.from({ length: connections }, () => new pg.Client(url));
  const pipelines = clients.map(() => new pg.Client({ connectionString: url, pipeline: true }));
  await Promise.all([...clients, ...pipelines].map((client) => client.connect()));
  const [first] = clients;
  if (first) await makeOneCall(first);
  const rungs = {
    oneCall: () => rateOf(clients, (client, { placed }) => client.query(oneCall(placed.id))),
    oneFlush: () => rateOf(pipelines, placeInOneFlush),
    prepared: () =>
      rateOf(clients, (client, order) => placeAgain(order, (statement) => client.query(preparedAs(statement)))),
    unprepared: () =>
      rateOf(clients, (client, order) => placeAgain(order, ({ text, values }) => client.query(text, values))),
    ours: async () => (await loadOurs(ourServer.origin, token, 'placing', works.placing, seconds)).rate,
  };
  const names = Object.keys(rungs) as (keyof typeof rungs)[];
  const slices = Object.fromEntries(names.map((name): [keyof typeof rungs, Slice[]] => [name, []]));
  for (const name of names) await warmUp(rungs[name]);
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 === 0 ? names : names.toReversed()) slices[name]?.push(await sliceOf(name));
  await Promise.all([...clients, ...pipelines].map((client) => client.end()));
  const middleOf = (name: keyof typeof rungs, figure: (slice: Slice) => number) =>
    medianOf((slices[name] ?? []).map(figure));
  const shareOf = (base: keyof typeof rungs) =>
    middleOf('ours', (slice) => slice.rate / (slices[base]?.[slice.round]?.rate ?? slice.rate));
  const [ofStatements, ofOneCall] = [shareOf('prepared'), shareOf('oneCall')];
  const rungOf = (work: string, name: keyof typeof rungs, what: string) =>
    figureOf(work, { rate: middleOf(name, ({ rate }) => rate), how: `${processorOf(name)}${what}` });
  return [
    figureOf('ladder 1: flushes of the disk', flushes),
    figureOf('ladder 2: pgbench', transactions.tpcb),
    figureOf('ladder 2: pgbench -N', transactions.simple),
    rungOf('ladder 3: one call', 'oneCall', 'the rows of an order and their index entries, by a function'),
    rungOf('ladder 4: one flush', 'oneFlush', 'its statements, prepared and pipelined'),
    rungOf('ladder 5: one by one', 'prepared', `${cost.statements} statements, prepared; ${costInWords(cost)}`),
    rungOf('ladder 5: unprepared', 'unprepared', 'the same statements, each planned anew'),
    {
      work: 'ladder 6: ours',
      ours: Math.round(middleOf('ours', ({ rate }) => rate)),
      floor: Math.round(middleOf('prepared', ({ rate }) => rate)),
      ratio: Math.round(ofStatements * 100) / 100,
      reach: `${processorOf('ours')}≥ 90 % of 5; ≥ 50 % of 3: ${Math.round(ofOneCall * 100)} %`,
      holds: ofStatements >= 0.9 && ofOneCall >= 0.5,
    },
  ];

  async function sliceOf(name: keyof typeof rungs): Promise<Slice> {
    const programs = [name === 'ours' ? ourServer.pid : process.pid];
    const start = processorTime(postmaster, programs);
    const rate = await rungs[name]();
    const end = processorTime(postmaster, programs);
    const processor = start === null || end === null ? null : (end - start) / (rate * seconds);
    return { round: slices[name]?.length ?? 0, rate, processor };
  }

  /** In milliseconds an order, of PostgreSQL and of the program that places; without what loads it. */
  function processorOf(name: keyof typeof rungs): string {
    const times = (slices[name] ?? []).flatMap(({ processor }) => processor ?? []);
    return times.length > 0 ? `${medianOf(times).toFixed(1)} ms of processor; ` : '';
  }

  /** PostgreSQL takes one plan for all values from the sixth time on, on each connection for itself. */
  async function warmUp(run: () => Promise<number>): Promise<void> {
    let count = 0;
    for (let turn = 0; turn < 10 && count < 20 * connections; turn++) count += (await run()) * seconds;
  }

  async function rateOf(
    sides: readonly pg.Client[],
    place: (client: pg.Client, order: RecordedOrder) => Promise<unknown>,
  ): Promise<number> {
    const start = performance.now();
    let count = 0;
    await Promise.all(
      sides.map(async (client, side) => {
        // No two connections place for one client at once.
        const ordersOfSide = orders.filter((_, index) => index % sides.length === side);
        for (let turn = 0; performance.now() - start < seconds * 1000; turn++) {
          const order = ordersOfSide[turn % ordersOfSide.length];
          if (order) await place(client, order);
          count++;
        }
      }),
    );
    return count / ((performance.now() - start) / 1000);
  }
}

const costInWords = ({ planning, execution, wal }: Awaited<ReturnType<typeof costOf>>) =>
  `${planning.toFixed(1)} ms planning, ${execution.toFixed(1)} ms work, ${(wal / 1024).toFixed(0)} kB of log`;

const figureOf = (work: string, { rate, how }: Figure): Result => ({
  work,
  ours: Math.round(rate ?? 0),
  floor: null,
  ratio: null,
  reach: how,
  holds: true,
});
