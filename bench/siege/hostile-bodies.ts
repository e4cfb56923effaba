import { largestBodyOf, type Operation, type Tagged } from '@traiteur/contract/statement/operation.ts';
import { everyOperation } from '@traiteur/contract/operations.ts';

export interface HostileRequest {
  name: string;
  method: Operation['method'];
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

const json = { 'content-type': 'application/json' };

/** To each public operation, and to unknown ones. */
export function hostileRequests(): HostileRequest[] {
  const nouns: readonly Tagged[] = everyOperation;
  const open = nouns.flatMap(({ operations }) =>
    Object.entries(operations).filter(([, { scope }]) => scope === 'public'),
  );
  return [...open.flatMap(([name, operation]) => requestsOf(name, operation)), ...elsewhere()];
}

function requestsOf(name: string, operation: Operation): HostileRequest[] {
  const { method, path } = operation;
  const at = `/api${path.replace(/\{\w+\}/g, '1')}`;
  if (method === 'GET') return hostileHeaders(name, at);
  const bodies = [...hostileBodies(fieldsOf(operation), largestBodyOf(operation)), ...plausibleBodies(name)];
  return bodies.map(([fault, body]) => ({ name: `${name}: ${fault}`, method, path: at, headers: json, body }));
}

const fieldsOf = ({ body }: Operation): string[] => (body && 'shape' in body ? Object.keys(body.shape as object) : []);

function hostileBodies(fields: string[], largest: number): [string, string | Buffer][] {
  const room = largest - 200;
  const bodyWith = (value: string) => `{${fields.map((field) => `"${field}":${value}`).join()}}`;
  const each = Math.floor(room / Math.max(1, fields.length)) - 20;
  return [
    [
      'unknown keys',
      `{${Array.from({ length: room / 8 }, (_, key) => `"${key.toString(36)}":0`)
        .join()
        .slice(0, room - 4)}}`.replace(/,?[^,]*\}$/, '}'),
    ],
    ['one key for all the room', `{"${'k'.repeat(room)}":0}`],
    [
      'a key of bytes that are no text',
      Buffer.concat([Buffer.from('{"'), Buffer.alloc(room, 0xff), Buffer.from('":0}')]),
    ],
    ['deep lists', bodyWith('['.repeat(each / 2) + ']'.repeat(each / 2))],
    ['deep objects', bodyWith(`${'{"a":'.repeat(each / 6)}0${'}'.repeat(each / 6)}`)],
    ['long texts', bodyWith(`"${'a'.repeat(each)}"`)],
    ['long texts of a mailbox', bodyWith(`"${'a.'.repeat(each / 2 - 10)}@${'a-'.repeat(5)}"`)],
    ['texts of escapes', bodyWith(`"${'\\u0000'.repeat(each / 6)}"`)],
    ['long lists', bodyWith(`[${'0,'.repeat(each / 2 - 2)}0]`)],
    ['lists of objects', bodyWith(`[${'{},'.repeat(each / 3 - 2)}{}]`)],
    ['a long number', bodyWith(`1${'0'.repeat(each)}`)],
    ['a prototype', `{"__proto__":${'['.repeat(each / 4)}${']'.repeat(each / 4)}}`],
    ['no JSON', '{'.repeat(room)],
    ['three megabytes', Buffer.alloc(3_000_000, '[')],
  ];
}

/** Well-formed but wrong: they are looked up, counted and compared before the refusal. */
function plausibleBodies(name: string): [string, string][] {
  const bodies: Record<string, object> = {
    login: { email: 'nobody@example.com', password: 'it was worth a try' },
    passSecondFactor: { ticket: 'x'.repeat(43), code: '123456' },
    startPasskeySignIn: {},
    refreshSession: { refresh_token: 'x'.repeat(43) },
    requestPasswordReset: { email: 'nobody@example.com' },
    resetPassword: { token: 'x'.repeat(43), password: 'it was worth a try' },
  };
  const body = bodies[name];
  return body ? [['well-formed', JSON.stringify(body)]] : [];
}

function hostileHeaders(name: string, path: string): HostileRequest[] {
  const long = 12_000;
  const get = (fault: string, query: string, headers: Record<string, string> = {}): HostileRequest => ({
    name: `${name}: ${fault}`,
    method: 'GET',
    path: `${path}${query}`,
    headers,
  });
  return [
    get('as it is', ''),
    get('unknown parameters', `?${Array.from({ length: long / 6 }, (_, key) => key.toString(36)).join('&')}`),
    get('one parameter many times', `?${'postalCode=1&'.repeat(long / 13)}`),
    get('a long parameter', `?postalCode=${'9'.repeat(long)}`),
    get('percents', `?postalCode=${'%41'.repeat(long / 3)}`),
    get('compressed', '', { 'accept-encoding': 'br, gzip' }),
    get('many languages', '', { 'accept-language': ',  '.repeat(long / 3) }),
    get('many cookies', '', { cookie: 'a=b; '.repeat(long / 5) }),
    get('a token that is none', '', { authorization: `Bearer ${'x'.repeat(43)}` }),
    get('a very long token', '', { authorization: `Bearer ${'x'.repeat(long)}` }),
  ];
}

const elsewhere = (): HostileRequest[] => [
  ...['/api/swagger.json', '/api/orders', '/api/nothing', '/', `/${'a/'.repeat(5000)}`, '/api/health'].flatMap((path) =>
    hostileHeaders(path.slice(0, 20), path),
  ),
  { name: 'orders without a token', method: 'POST', path: '/api/orders', headers: json, body: '['.repeat(60_000) },
  { name: 'a body for nothing', method: 'POST', path: '/api/nothing', headers: json, body: '['.repeat(60_000) },
  { name: 'a body for a page', method: 'POST', path: '/produits', headers: json, body: '['.repeat(16_000) },
];
