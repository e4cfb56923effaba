import { everyOperation } from '@traiteur/contract/operations.ts';
import { eventStreamType } from '@traiteur/contract/orders/order-news.ts';
import type { Operation, Tagged } from '@traiteur/contract/statement/operation.ts';
import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { hostileRequest } from '../testing/hostile-requests.ts';
import { smallKitchen } from '../testing/small-kitchen.ts';
import { testApp } from '../testing/test-app.ts';
import { loggerOf, loggingRequests } from './log-options.ts';

interface Line {
  level: string;
  time: string;
  msg: string;
  reqId: string;
  operation: string;
  status: number;
  milliseconds: number;
  administrator: number | null;
  refusal?: string;
}

const lines: string[] = [];
const house = await testApp({ log: { write: (line) => lines.push(line) }, watches: [loggingRequests] });
const { app, db, host, signedIn, clientSignedIn } = house;
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');

const requestLines = () => lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request');

/** What somebody would be known by. */
const traces = [
  'Zéphyrine',
  'Lacazette',
  'zephyrine@lacazette.example',
  '+33 6 98 76 54 32',
  'impasse des Hiboux',
  'sans coriandre',
];
const isTold = (text: string) => /phyrine|lacazette|33 ?6 ?98|98 ?76 ?54|hiboux|coriandre/i.test(text);

test('each request is a line with its id, which the answer has too, its operation, status, duration and administrator', async () => {
  const answer = await fetch(`${host}/api/clients/${kitchen.marc.clientId}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const id = answer.headers.get('x-request-id');
  await expect.poll(() => requestLines().some(({ reqId }) => reqId === id)).toBe(true);
  const line = requestLines().find(({ reqId }) => reqId === id);
  expect(line).toMatchObject({ level: 'info', operation: 'getClient', status: 200 });
  expect(line?.administrator).toEqual(expect.any(Number));
  expect(line?.milliseconds).toEqual(expect.any(Number));
  expect(Date.parse(line?.time ?? '')).not.toBeNaN();
});

test('a refused request says why by its code, and a client is nobody', async () => {
  const marc = await clientSignedIn(kitchen.marc.clientId);
  await expect(marc.call('own-orders', 'listOwnOrders', { after: 'x' })).rejects.toThrow();
  const refusedLine = () => requestLines().find(({ operation }) => operation === 'listOwnOrders');
  await expect.poll(refusedLine).toMatchObject({ status: 422, refusal: 'invalid-input', administrator: null });
});

test('a life of orders, searches and wrong passwords leaves nobody’s name, address or words in the log', async () => {
  const [firstName = '', lastName = '', email = '', phone = '', address = '', note = ''] = traces;
  const home = { label: 'Maison', address, city: 'Paris', postalCode: '75020', country: 'FR', note, phone };
  const person = {
    firstName,
    lastName,
    email,
    phone,
    dietNote: note,
    houseNote: note,
    addresses: [home],
    locale: 'fr' as const,
    marketingConsent: false,
    allergens: [],
    allergiesAsked: true,
  };
  const { id } = await owner.call('clients', 'create', {}, person);
  const client = await owner.call('clients', 'get', { id });
  await kitchen.place(owner, { clientId: id, addressId: client.addresses[0]?.id ?? 0, kitchenNote: note });
  await owner.call('clients', 'list', { search: lastName });
  await owner.call('orders', 'list', { search: lastName });
  await fetch(`${host}/api/clients?search=${encodeURIComponent(lastName)}&${lastName}=1`);
  await fetch(`${host}/${lastName}/%zz`);
  await fetch(`${host}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': lastName },
    body: JSON.stringify({ email, password: lastName }),
  });
  await expect.poll(() => requestLines().map(({ operation }) => operation)).toContain('placeOrder');
  expect(lines.filter(isTold)).toEqual([]);
});

const operations = (everyOperation as readonly Tagged[])
  .flatMap((noun) => Object.entries(noun.operations))
  .filter(([, operation]) => operation.produces !== eventStreamType);

const ground = {
  ids: [kitchen.dahl, kitchen.size, kitchen.zone, kitchen.marc.clientId, kitchen.sesame],
  suspects: traces,
};

function send(operation: Operation, token: string, seed: number) {
  const [{ url, body } = { url: '', body: '' }] = fc.sample(hostileRequest(operation, ground), { numRuns: 1, seed });
  return app.inject({
    method: operation.method,
    url: `${url}&search=${encodeURIComponent(traces[seed % traces.length] ?? '')}`,
    remoteAddress: `10.1.${seed >> 8}.${seed & 255}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': traces[1] },
    ...(['POST', 'PUT'].includes(operation.method) && { payload: body }),
  });
}

test('no operation, whatever is sent to it, has it in the log', async () => {
  const earlierLines = lines.length;
  const enter = (kind: 'client' | 'staff') =>
    kind === 'staff' ? signedIn('owner') : clientSignedIn(kitchen.marc.clientId);
  const askers = { client: await enter('client'), staff: await enter('staff') };
  for (const [index, [, operation]] of operations.entries()) {
    const kind = operation.scope === 'client' ? 'client' : 'staff';
    const { statusCode } = await send(operation, askers[kind].token, index);
    // Some of it signs out.
    if (statusCode === 401) askers[kind] = await enter(kind);
  }
  expect(lines.length - earlierLines).toBeGreaterThan(operations.length);
  expect(lines.filter(isTold)).toEqual([]);
});

test('an error that quotes somebody is logged without them, with its place in the code', () => {
  const output: string[] = [];
  const { log } = Fastify({ logger: loggerOf({ write: (line) => output.push(line) }) });
  const unread = Object.assign(new Error('invalid input syntax for type integer: "Zéphyrine Lacazette"'), {
    code: '22P02',
    detail: 'Zéphyrine',
    parameters: ['Lacazette'],
  });
  log.error({ err: unread }, 'unexpected error');
  log.error({ err: new Error('No such account: zephyrine@lacazette.example, +33 6 98 76 54 32') }, 'unexpected error');
  log.error({ err: 'zephyrine@lacazette.example' }, 'unexpected error');
  expect(output.filter(isTold)).toEqual([]);
  expect(output[0]).toContain('invalid input syntax for type integer: \\"…\\"');
  expect(output[0]).toContain('request-log.test.ts');
});
