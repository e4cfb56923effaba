import type pg from 'pg';
import { buildApp } from '../apps/api/src/app.ts';
import { openPool } from '../apps/api/src/database/server/pool.ts';
import { statementsOn } from '../apps/api/src/database/rows/statements.ts';
import { appOptions } from './app-options.ts';
import { benchToken } from './bench-token.ts';
import { chooseSample } from './sample.ts';
import { type BenchRequest, newKey, requestsOf, type WorkName, workNames } from './works.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements in order, the session's first. */
export interface Recorded {
  request: BenchRequest;
  statements: Statement[];
  /** Values that a new order replaces. */
  placed?: { id: number; number: string; key: string };
}

export type Works = Record<WorkName, Recorded[]>;

export async function recordWorks(url: string): Promise<{ token: string; works: Works }> {
  const pool = openPool(url);
  let heard: Statement[] = [];
  pool.on('connect', (client) => listen(client, (statement) => heard.push(statement)));
  const db = statementsOn(pool);
  const app = await buildApp(appOptions(pool));
  try {
    const token = await benchToken(db);
    const authorization = `Bearer ${token}`;

    async function record(request: BenchRequest): Promise<Recorded & { answer: unknown }> {
      heard = [];
      const { method, path, body } = request;
      const headers = { ...request.headers, authorization };
      const answer = await app.inject({ method, url: path, headers, ...(body && { body }) });
      if (answer.statusCode >= 300) throw new Error(`${method} ${path} answers ${answer.statusCode}: ${answer.body}`);
      return { request, statements: heard, answer: answer.json() };
    }

    const versionOf = async (id: number) =>
      ((await record({ method: 'GET', path: `/api/orders/${id}` })).answer as { version: number }).version;
    const sample = await chooseSample(pool, async (path) => (await record({ method: 'GET', path })).answer);
    const requests = requestsOf(sample);
    const works = Object.fromEntries(workNames.map((name): [WorkName, Recorded[]] => [name, []])) as Works;
    for (const name of workNames)
      for (const request of requests[name]) {
        const key = newKey();
        const version = request.turn && { version: await versionOf(request.turn.order) };
        const body = request.body && { ...request.body, ...(name.startsWith('changing') && version) };
        // What the application remembers is asked of the database once, and so counts in no floor.
        if (request.method === 'GET') await record(request);
        const { answer, statements } = await record({ ...request, headers: key, ...(body && { body }) });
        const { id, number } = answer as { id: number; number: string };
        works[name].push({
          request,
          statements,
          ...(name.startsWith('placing') && { placed: { id, number, key: key['idempotency-key'] } }),
        });
      }
    return { token, works };
  } finally {
    await app.close();
    await pool.end();
  }
}

export function listen(client: pg.PoolClient, hear: (statement: Statement) => void): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  const heard = (statement: string | Statement, ...parameters: unknown[]) => {
    const { text, values } =
      typeof statement === 'string' ? { text: statement, values: (parameters[0] ?? []) as unknown[] } : statement;
    hear({ text, values: [...values] });
    return query(statement, ...parameters);
  };
  // `leaseOf` calls two overloads: text and values, or what is prepared.
  client.query = heard as typeof client.query;
}
