import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf, StartError } from '../core/start-error.ts';
import { answerStarting } from './starting-page.ts';

/** The part of a pool that the health check uses. */
interface QueriedPool {
  query: (sql: string) => Promise<unknown>;
}

interface Address {
  host: string;
  port: number;
  version: string;
  brand: string;
}

export type HttpListener = Awaited<ReturnType<typeof openHttpListener>>;

/**
 * Listens at once, so that a taken port is known before anything else is touched and a balancer sees a node that starts.
 * Answers 503 until `serveWith` names who answers, and GET /api/health all along. Throws StartError when it cannot listen.
 */
export async function openHttpListener(address: Address) {
  const notReady: RequestListener = (request, response) => answerStarting(address.brand, request, response);
  let answer = notReady;
  let database: QueriedPool | undefined;
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/api/health') return answer(request, response);
    void health(response, address.version, answer === notReady ? undefined : database);
  });
  // Longer than the timeout of a load balancer, which has to close its connections first.
  server.keepAliveTimeout = 72_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(sentenceFor(codeOf(error), address), { cause: error })));
    server.listen(address.port, address.host, resolve);
  });
  return {
    // A server that listens on TCP has an address of this kind.
    port: (server.address() as AddressInfo).port,
    serveWith(answers: RequestListener, pool: QueriedPool) {
      database = pool;
      answer = answers;
    },
    /** Lets the requests under way end, and drops what still hangs after a few seconds, such as a stream of news. */
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      // An idle keep-alive connection would otherwise keep the server open.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const hurry = setTimeout(() => server.closeAllConnections(), 3000);
      await closed;
      clearInterval(sweep);
      clearTimeout(hurry);
    },
  };
}

async function health(response: ServerResponse, version: string, pool: QueriedPool | undefined): Promise<void> {
  const database = pool ? await stateOf(pool) : 'starting';
  const status = database === 'up' ? 'ready' : database === 'down' ? 'unavailable' : 'starting';
  response.writeHead(status === 'ready' ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(status !== 'ready' && { 'retry-after': '1' }),
  });
  response.end(JSON.stringify({ status, version, database }));
}

async function stateOf(pool: QueriedPool): Promise<'up' | 'down'> {
  return pool.query('select 1').then(
    () => 'up',
    () => 'down',
  );
}

function sentenceFor(code: string, { host, port }: Address): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: stop it, or set PORT to another one.`;
    case 'EACCES':
      return `This user may not listen on port ${port}: set PORT to one above 1023.`;
    default:
      return `This machine has no address "${host}" to listen on: correct HOST.`;
  }
}
