import type { Tokens, User } from '@traiteur/contract/auth.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const tokens: Tokens = {
  token: 'abc',
  access_token: 'abc',
  expires_in: 900,
  refresh_token: 'def',
  token_type: 'Bearer',
};
const claire: User = {
  id: 1,
  firstName: 'Claire',
  lastName: 'Laurent',
  email: 'claire@example.com',
  locale: 'fr',
  cartId: null,
  scope: [],
};

/** As much of a browser as a session takes. */
class Jar {
  readonly cookies = new Map<string, string>();
  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  set cookie(text: string) {
    const [pair = '', ...attributes] = text.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

let jar: Jar;
let stored: Map<string, string>;
/** What the server answers each path with; a number is a refusal's status. */
let answers: Record<string, object | number>;
let asked: string[];

beforeEach(() => {
  vi.resetModules();
  jar = new Jar();
  stored = new Map();
  asked = [];
  answers = {};
  vi.stubGlobal('document', Object.assign(jar, { getElementById: () => null }));
  vi.stubGlobal('location', { protocol: 'http:', pathname: '/' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  );
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const path = new URL(url).pathname;
    asked.push(`${method} ${path}`);
    const answer = path === '/api/swagger.json' ? description : answers[path];
    if (answer === undefined) throw new TypeError('nobody there');
    if (typeof answer === 'number')
      return Response.json({ code: 'refused', status: answer, title: '' }, { status: answer });
    return Response.json(answer);
  });
});

const operation = (operationId: string) => ({ operationId, tags: ['auth'] });
const description = {
  paths: {
    '/api/auth/login': { post: operation('login') },
    '/api/auth/refresh': { post: operation('refreshSession') },
    '/api/auth/user': { get: operation('getUser') },
    '/api/auth/logout': { post: operation('logout') },
  },
};

async function shell() {
  const [api, { session }] = [await import('./api.ts'), await import('./session.ts')];
  const failures: string[] = [];
  session.onFailure(({ during }) => failures.push(during));
  return { ...api, session, failures };
}

async function signedIn() {
  answers = { '/api/auth/login': tokens, '/api/auth/user': { user: claire } };
  const made = await shell();
  await made.signIn({ email: 'claire@example.com', password: 'secret' });
  return made;
}

test('signing in keeps tokens and user under their names, and the moment the token ends', async () => {
  vi.setSystemTime('2026-11-23T09:00:00Z');
  const { session } = await signedIn();
  expect([...jar.cookies.keys()].sort()).toEqual(['auth._refresh_token.local', 'auth._token.local', 'auth.user']);
  expect(decodeURIComponent(jar.cookies.get('auth._token.local') ?? '')).toBe('Bearer abc');
  expect(JSON.parse(decodeURIComponent(jar.cookies.get('auth.user') ?? ''))).toMatchObject({ firstName: 'Claire' });
  expect(stored.get('auth._token_expiration.local')).toBe(String(Date.parse('2026-11-23T09:15:00Z')));
  expect(session.token()).toBe('abc');
  vi.useRealTimers();
});

test('while somebody signs in the session is busy; a failure clears that and is heard', async () => {
  answers = { '/api/auth/login': 401 };
  const { signIn, session, failures } = await shell();
  const signing = signIn({ email: 'a@example.com', password: 'wrong' });
  expect(session.read().busy).toBe(true);
  await expect(signing).rejects.toMatchObject({ status: 401 });
  expect([session.read().busy, session.read().loggedIn, failures]).toEqual([false, false, ['login']]);
});

test('signing out ends the session here even when the server does not answer', async () => {
  const { signOut, session, failures } = await signedIn();
  await signOut();
  expect([jar.cookies.size, stored.size, session.read()]).toEqual([
    0,
    0,
    { user: undefined, loggedIn: false, busy: false, wantToLog: false },
  ]);
  expect(failures).toEqual(['logout']);
});

test('a renewal that is refused ends the session and is heard', async () => {
  const { api, session, failures } = await signedIn();
  answers = { '/api/auth/user': 401, '/api/auth/refresh': 401 };
  await expect(api.call('auth', 'getUser')).rejects.toMatchObject({ status: 401 });
  expect([session.read().loggedIn, failures]).toEqual([false, ['refresh']]);
});

test('a renewal without an answer leaves the session as it is', async () => {
  const { api, session } = await signedIn();
  answers = { '/api/auth/user': 401 };
  await expect(api.call('auth', 'getUser')).rejects.toMatchObject({ status: 401 });
  expect([session.read().loggedIn, session.token()]).toEqual([true, 'abc']);
});

test('a token is renewed a little before it is over, and again after that', async () => {
  vi.useFakeTimers({ now: 0 });
  await signedIn();
  answers['/api/auth/refresh'] = { ...tokens, access_token: 'new', token: 'new' };
  const renewals = () => asked.filter((path) => path === 'POST /api/auth/refresh').length;
  await vi.advanceTimersByTimeAsync(13 * 60_000);
  expect(renewals()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renewals()).toBe(1);
  await vi.advanceTimersByTimeAsync(14 * 60_000);
  expect(renewals()).toBe(2);
  vi.useRealTimers();
});

test('a token that another tab renewed is left alone', async () => {
  vi.useFakeTimers({ now: 0 });
  await signedIn();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  stored.set('auth._token_expiration.local', String(25 * 60_000));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(asked).not.toContain('POST /api/auth/refresh');
  vi.useRealTimers();
});

test('nothing is renewed for who is signed out', async () => {
  vi.useFakeTimers({ now: 0 });
  const { signOut } = await signedIn();
  await signOut();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked).not.toContain('POST /api/auth/refresh');
  vi.useRealTimers();
});

test('wanting a page without a session is remembered until somebody signs in', async () => {
  answers = { '/api/auth/login': tokens, '/api/auth/user': { user: claire } };
  const { session, signIn } = await shell();
  session.want();
  expect(session.read().wantToLog).toBe(true);
  await signIn({ email: 'claire@example.com', password: 'secret' });
  expect(session.read().wantToLog).toBe(false);
});

test('a start that fails is made again when it is next waited for', async () => {
  const { ready } = await shell();
  const paths = description.paths;
  Object.assign(description, { paths: undefined });
  await expect(ready()).rejects.toThrow();
  Object.assign(description, { paths });
  await expect(ready()).resolves.toBeUndefined();
});
