import type { ServerResponse } from 'node:http';
import { connect, createServer, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DatabaseState } from '../database/server/database-health.ts';
import { afterwards } from '../testing/afterwards.ts';
import { capConnections, usualPatience } from './connections.ts';
import { type HttpListener, openHttpListener } from './http-listener.ts';

let listener: HttpListener;

beforeEach(async () => {
  listener = await openHttpListener({ host: '127.0.0.1', port: 0, version: '1.2.3', brand: 'Chez Zoé & fils' });
});

afterEach(() => listener.close());

const databaseThat = (is: DatabaseState) => ({ state: async () => is, stop: async () => undefined });

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${listener.port}${path}`, { headers });

test('a node that starts says so to everyone', async () => {
  const answer = await get('/produits');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
});

test.each([
  ['/produits', 'fr', { 'accept-language': 'fr-FR' }],
  ['/produits', 'en', { 'accept-language': 'en-GB' }],
  ['/produits', 'fr', { 'accept-language': 'en-GB', cookie: 'a=b; language=fr' }],
  ['/en/products?search=soup', 'en', { 'accept-language': 'fr-FR', cookie: 'language=fr' }],
])('a browser that asks it for %s waits on a page in %s that asks again', async (path, locale, headers) => {
  const answer = await get(path, { accept: 'text/html,application/xhtml+xml', ...headers });
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain(locale === 'fr' ? 'Chez Zoé &amp; fils démarre…' : 'Chez Zoé &amp; fils is starting…');
  expect(page).toContain('<meta http-equiv="refresh" content="2">');
});

test.each(['/api/health', '/produits'])(
  'what %s answers while the node starts is shown in no frame, and is nothing but what it says',
  async (path) => {
    const { headers } = await get(path, { accept: 'text/html' });
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
    expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', 'no-referrer']);
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  },
);

test('a node that starts is not healthy yet', async () => {
  const answer = await get('/api/health');
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'starting', version: '1.2.3', database: 'starting' },
  ]);
});

test('a node that is ready is healthy and lets people in', async () => {
  listener.serveWith((_, response) => response.end('Bonjour'), databaseThat('up'));
  const answer = await get('/api/health');
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', version: '1.2.3', database: 'up' }]);
  expect(await (await get('/produits')).text()).toBe('Bonjour');
});

test('a node whose database is gone is not healthy', async () => {
  listener.serveWith(() => {}, databaseThat('down'));
  const answer = await get('/api/health');
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'unavailable', version: '1.2.3', database: 'down' },
  ]);
});

test('a node whose database has much to do is busy, and still gets people sent', async () => {
  listener.serveWith(() => {}, databaseThat('busy'));
  const answer = await get('/api/health');
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'busy', version: '1.2.3', database: 'busy' }]);
});

test.each(['HEAD', 'GET'])('health is told to a %s with a query string too', async (method) => {
  listener.serveWith((_, response) => response.writeHead(404).end(), databaseThat('up'));
  const answer = await fetch(`http://127.0.0.1:${listener.port}/api/health?from=balancer`, { method });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect((await answer.text()) === '').toBe(method === 'HEAD');
});

test('a closing node lets the answer under way be finished', async () => {
  const request = Promise.withResolvers<ServerResponse>();
  listener.serveWith((_, response) => request.resolve(response), databaseThat('up'));
  const answer = get('/lent');
  const response = await request.promise;
  const end = listener.close();
  response.end('Voilà');
  expect(await (await answer).text()).toBe('Voilà');
  await end;
});

test('a port that is taken is said in one sentence', async () => {
  await expect(
    openHttpListener({ host: '127.0.0.1', port: listener.port, version: '1.2.3', brand: 'Traiteur' }),
  ).rejects.toThrow(`Port ${listener.port} is taken by another program: stop it, or set PORT to another one.`);
});

test('an address this machine does not have is said in one sentence', async () => {
  await expect(openHttpListener({ host: '192.0.2.1', port: 0, version: '1.2.3', brand: 'Traiteur' })).rejects.toThrow(
    /^This machine has no address/,
  );
});

/** A node that loses its patience soon, and what connections to it that send this have received when it closes them. */
async function impatient(patience: Partial<typeof usualPatience>) {
  const address = { host: '127.0.0.1', port: 0, version: '1.2.3', brand: 'Traiteur' };
  const node = await openHttpListener(address, { ...usualPatience, look: 50, ...patience });
  afterwards(() => node.close());
  const open = (text: string) => {
    const socket = connect(node.port, '127.0.0.1');
    socket.write(text);
    socket.on('error', () => undefined);
    afterwards(async () => void socket.destroy());
    return { socket, closed: new Promise<void>((resolve) => socket.once('close', () => resolve())) };
  };
  return { node, open };
}

test.each([
  ['nothing at all', ''],
  ['half a header', 'POST /api/auth/login HTTP/1.1\r\nHost: here\r\n'],
  ['half a body', 'POST /api/auth/login HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{'],
])('three hundred connections that send %s are closed', async (_, text) => {
  const { open } = await impatient({ header: 200, request: 300 });
  const half = Array.from({ length: 300 }, () => open(text));
  for (const { socket } of half) socket.resume();
  await Promise.all(half.map(({ closed }) => closed));
});

test('who asks and does not read loses the connection, who waits for an answer does not', async () => {
  const { node, open } = await impatient({ reader: 200 });
  const large = 'x'.repeat(20_000_000);
  const slowAnswer = Promise.withResolvers<ServerResponse>();
  const cut = Promise.withResolvers<void>();
  node.serveWith((request, response) => {
    if (request.url === '/slow') return slowAnswer.resolve(response);
    response.once('close', () => cut.resolve());
    response.end(large);
  }, databaseThat('up'));
  const slow = fetch(`http://127.0.0.1:${node.port}/slow`);
  const response = await slowAnswer.promise;
  open('GET /large HTTP/1.1\r\nHost: here\r\n\r\n').socket.pause();
  // Who waits had nothing to read for as long as who does not read.
  await cut.promise;
  response.end('Voilà');
  expect(await (await slow).text()).toBe('Voilà');
});

test('a connection past the most is closed, and one that has gone makes room', async () => {
  const { open } = await impatient({ fromOneAddress: 2 });
  const [first] = [open('GET'), open('GET')];
  await open('GET').closed;
  first?.socket.destroy();
  await expect
    .poll(async () => {
      const { socket, closed } = open('GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n');
      return Promise.race([
        closed.then(() => false),
        new Promise((resolve) => socket.once('data', () => resolve(true))),
      ]);
    })
    .toBe(true);
});

test('all addresses of an IPv6 network have the connections of one', () => {
  const server = createServer();
  capConnections(server, { ...usualPatience, fromOneAddress: 2 });
  const from = (address: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
    server.emit('connection', socket);
    return socket.destroyed;
  };
  expect(['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3', '2001:db8:1:3::1'].map(from)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test.each([
  [
    'lengths that contradict each other',
    400,
    'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['two lengths', 400, 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd'],
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: here\r\nHost: there\r\n\r\n'],
  ['a host that is no name', 400, 'GET / HTTP/1.1\r\nHost: here"><script>\r\n\r\n'],
  ['a header of 20 kB', 431, `GET / HTTP/1.1\r\nHost: here\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
])('a request with %s is answered %d and goes no further', async (_, status, text) => {
  const { node, open } = await impatient({});
  let reached = false;
  node.serveWith((__, response) => {
    reached = true;
    response.end();
  }, databaseThat('up'));
  const { socket, closed } = open(text);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await closed;
  expect([answer.slice(0, 12), reached]).toEqual([`HTTP/1.1 ${status}`, false]);
});
