// The floor: the time of Node and PostgreSQL for the same statements without the application.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Recorded } from './record.ts';
import { placeAgain, preparedAs } from './ladder/replay.ts';
import type { FloorOptions } from './servers.ts';
import type { WorkName } from './works.ts';

process.once('disconnect', () => process.exit());
process.once('message', serve);

function serve({ url, works }: FloorOptions): void {
  const pool = new pg.Pool({ connectionString: url });
  const listen = newsOf(url);
  const server = createServer((request, response) => {
    if (request.url === '/news') return void listen(response);
    const [, name = '', index = ''] = decodeURIComponent(request.url ?? '').split('/');
    const recorded = works[name as WorkName][Number(index)];
    request.resume();
    if (!recorded) return void response.writeHead(404).end();
    answer(pool, recorded).then(
      (rows) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}

function newsOf(url: string): (response: ServerResponse) => Promise<void> {
  const responses = new Set<ServerResponse>();
  let listening: Promise<unknown> | undefined;
  async function listenOnce(): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    client.on('notification', ({ payload = '' }) => {
      for (const response of responses) response.write(`data: ${payload}\n\n`);
    });
    await client.query('listen order_news');
  }
  return async (response) => {
    listening ??= listenOnce();
    await listening;
    responses.add(response);
    response.on('close', () => responses.delete(response));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
  };
}

async function answer(pool: pg.Pool, recorded: Recorded): Promise<unknown> {
  const client = await pool.connect();
  try {
    const { placed } = recorded;
    if (!placed) return await read(client, recorded);
    return await placeAgain({ ...recorded, placed }, (statement) => client.query(preparedAs(statement)));
  } finally {
    client.release();
  }
}

/** Drops the session's row, the first statement's. */
async function read(client: pg.PoolClient, { statements }: Recorded): Promise<unknown> {
  const rows: unknown[] = [];
  for (const statement of statements) rows.push((await client.query(preparedAs(statement))).rows);
  return rows.slice(1);
}
