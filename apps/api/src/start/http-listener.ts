import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf, StartError } from '../core/start-error.ts';
import type { DatabaseHealth } from '../database/server/database-health.ts';
import { capConnections, droppingUnread, serverOptions, usualPatience } from './connections.ts';
import { plainHeaders } from './plain-headers.ts';
import { answerStarting } from './starting-page.ts';

interface Address {
  host: string;
  port: number;
  setting?: 'PORT' | 'SHOP_PORT' | 'METRICS_PORT';
  version: string;
  brand: string;
  /** Behind a proxy many people share one address. */
  trustProxy?: string | undefined;
}

export type HttpListener = Awaited<ReturnType<typeof openHttpListener>>;

/** Listens at once: 503 until `serveWith`, but GET /api/health always. @throws {StartError} when it cannot listen */
export async function openHttpListener(address: Address, patience = usualPatience) {
  const notReady: RequestListener = (request, response) => answerStarting(address.brand, request, response);
  let answer = notReady;
  let database: DatabaseHealth | undefined;
  let parts: PartsHealth = () => ({});
  const listen: RequestListener = (request, response) => {
    if (!isForOneHost(request)) return void response.writeHead(400, { ...plainHeaders, connection: 'close' }).end();
    if (!asksForHealth(request)) return answer(request, response);
    void health(response, address.version, database, parts());
  };
  const server = createServer(serverOptions(patience), droppingUnread(patience, listen));
  capConnections(server, address.trustProxy ? { ...patience, fromOneAddress: patience.connections } : patience);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(sentenceFor(codeOf(error), address), { cause: error })));
    server.listen(address.port, address.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    serveWith(answers: RequestListener, health: DatabaseHealth, partsHealth: PartsHealth = () => ({})) {
      database = health;
      parts = partsHealth;
      answer = answers;
    },
    isListening: () => server.listening,
    /** Lets requests finish for 3 seconds, then drops them: streams never end. */
    async close() {
      const closing = new Promise((resolve) => server.close(resolve));
      // Idle keep-alive connections would keep the server open.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const hurry = setTimeout(() => server.closeAllConnections(), 3000);
      await closing;
      clearInterval(sweep);
      clearTimeout(hurry);
    },
  };
}

type PartsHealth = () => Record<string, 'ready' | 'unavailable'>;

/** RFC 9112, 3.2: a proxy may pick another of two Host headers, and an invalid host would end up in our pages. */
const isForOneHost = ({ rawHeaders, headers: { host = '' } }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length <= 1 &&
  /^[\w.:[\]-]*$/.test(host);

const asksForHealth = ({ method = '', url = '' }: IncomingMessage) =>
  ['GET', 'HEAD'].includes(method) && /^\/api\/health(?:\?|$)/.test(url);

/** For load balancers: a busy node stays in, because without it the others would be busier. */
const statuses = {
  up: 'ready',
  busy: 'busy',
  crowded: 'busy',
  full: 'unavailable',
  'read-only': 'unavailable',
  down: 'unavailable',
  starting: 'starting',
} as const;

async function health(
  response: ServerResponse,
  version: string,
  watch: DatabaseHealth | undefined,
  parts: ReturnType<PartsHealth>,
): Promise<void> {
  const database = watch ? await watch.state() : 'starting';
  const serves = ['ready', 'busy'].includes(statuses[database]);
  const body = JSON.stringify({ status: statuses[database], version, database, ...parts });
  response.writeHead(serves ? 200 : 503, {
    ...plainHeaders,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(!serves && { 'retry-after': '1' }),
  });
  response.end(body);
}

function sentenceFor(code: string, { host, port, setting = 'PORT' }: Address): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: stop it, or set ${setting} to another one.`;
    case 'EACCES':
      return `This user may not listen on port ${port}: set ${setting} to one above 1023.`;
    default:
      return `This machine has no address "${host}" to listen on: correct ${setting === 'METRICS_PORT' ? 'METRICS_HOST' : 'HOST'}.`;
  }
}
