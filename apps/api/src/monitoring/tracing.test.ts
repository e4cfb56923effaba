import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { openPool } from '../database/server/pool.ts';
import { statementsOn } from '../database/rows/statements.ts';
import { afterwards } from '../testing/afterwards.ts';
import { testDatabase } from '../testing/database/test-database.ts';
import { asApp } from '../testing/database/test-template.ts';
import { testApp } from '../testing/test-app.ts';
import { openTracing } from './tracing.ts';

interface SentSpan {
  name: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: object }[];
}

/** A collector that keeps what it gets. */
async function collector() {
  const spans: SentSpan[] = [];
  const paths = new Set<string>();
  const hear = async (request: IncomingMessage) => {
    paths.add(`${request.method} ${request.url}`);
    const { resourceSpans } = (await json(request)) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  };
  const server = createServer((request, response) => {
    void hear(request).then(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(() => void server.close());
  const tracing = await openTracing({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    version: '0.0.0',
  });
  afterwards(() => tracing.stop());
  return { tracing, spans, paths };
}

test('a request is a span by its operation, with its statements below it and nothing that was typed', async () => {
  const { tracing, spans, paths } = await collector();
  const house = await testApp({ watches: [tracing.requestWatch('')] });
  tracing.traceStatements(house.pool);
  const owner = await house.signedIn('owner');
  await owner.call('tags', 'list', { search: 'Zéphyrine' });
  await tracing.flush();
  expect([...paths]).toEqual(['POST /v1/traces']);
  const request = spans.find(({ name }) => name === 'listTags');
  expect(request?.attributes.map(({ key }) => key).toSorted()).toEqual([
    'http.request.method',
    'http.response.status_code',
    'traiteur.request.id',
  ]);
  const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId).map(({ name }) => name);
  expect(below.length).toBeGreaterThan(1);
  expect(JSON.stringify(spans)).not.toMatch(/phyrine/);
});

test('statements of a job are below it, work without a span leaves none, and what fails goes on failing', async () => {
  const { tracing, spans } = await collector();
  const { url } = await testDatabase();
  const pool = openPool(asApp(url));
  afterwards(() => pool.end());
  tracing.traceStatements(pool);
  const db = statementsOn(pool);
  await sql`select 'nobody asks'`.execute(db);
  await tracing.inSpan('job clean-up', async () => {
    await sql`select ${'Zéphyrine'}::text as name`.execute(db);
    await tracing.inSpan('mail', async () => undefined);
  });
  await expect(tracing.inSpan('job letter', () => sql`select 1 / 0`.execute(db))).rejects.toThrow('division by zero');
  await tracing.flush();
  const job = spans.find(({ name }) => name === 'job clean-up');
  const below = spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId).map(({ name }) => name);
  expect(below.toSorted()).toEqual(['mail', 'select']);
  const names = spans.map(({ name }) => name).toSorted();
  expect(names).toEqual(['job clean-up', 'job letter', 'mail', 'select', 'select']);
  expect(JSON.stringify(spans)).not.toMatch(/phyrine|nobody/);
});
