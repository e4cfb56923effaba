import type { Tokens, User } from '@traiteur/contract/sign-in.ts';
import { vi } from 'vitest';

export const tokens: Tokens = {
  token: 'abc',
  access_token: 'abc',
  expires_in: 900,
  refresh_token: 'def',
  token_type: 'Bearer',
};

/** What they are after a renewal. */
export const newer: Tokens = { ...tokens, token: 'newer', access_token: 'newer', refresh_token: 'ghi' };

export const claire: User = {
  id: 1,
  firstName: 'Claire',
  lastName: 'Laurent',
  email: 'claire@example.com',
  locale: 'fr',
  cartId: null,
  scope: [],
};

export const operation = (operationId: string) => ({ operationId, tags: ['sign-in'] });
export const description = {
  paths: {
    '/api/auth/login': { post: operation('login') },
    '/api/auth/refresh': { post: operation('refreshSession') },
    '/api/auth/user': { get: operation('getUser') },
    '/api/auth/logout': { post: operation('logout') },
  },
};

/** A number is a refusal's status. */
type Answer = object | number;
/** At once, some day, or by the `Authorization` it is asked with. */
type Given = Answer | Promise<Answer> | Asked;
type Asked = (bearer: string) => Answer;

/** A fresh browser tab before a server: as much of both as a session takes. */
export function sessionBrowser() {
  vi.resetModules();
  const jar = new Jar();
  const browser = {
    cookies: jar.cookies,
    stored: new Map<string, string>(),
    /** What the server answers each path with. */
    answers: {} as Record<string, Given>,
    asked: [] as string[],
    /** Hears what other tabs say. */
    channel: {} as { onmessage?: (message: { data: unknown }) => void },
    renewals: () => browser.asked.filter((path) => path === 'POST /api/auth/refresh').length,
    writeCookie: (name: string, value: string) => jar.cookies.set(name, encodeURIComponent(value)),
    /** Lets the answer of a path wait until it is given. */
    held(path: string) {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      browser.answers[path] = promise;
      return resolve;
    },
    async shell() {
      const [api, { session }] = [await import('../shell/api.ts'), await import('../shell/session.ts')];
      const failures: string[] = [];
      session.onFailure(({ during }) => failures.push(during));
      return { ...api, session, failures };
    },
    async signedIn() {
      browser.answers = { '/api/auth/login': tokens, '/api/auth/user': { user: claire } };
      const made = await browser.shell();
      await made.signIn({ email: 'claire@example.com', password: 'secret' });
      return made;
    },
  };
  vi.stubGlobal('document', Object.assign(jar, { getElementById: () => null }));
  vi.stubGlobal('location', { protocol: 'http:', pathname: '/' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => browser.stored.get(key) ?? null,
    setItem: (key: string, value: string) => browser.stored.set(key, value),
    removeItem: (key: string) => browser.stored.delete(key),
  });
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage?: (message: { data: unknown }) => void;
      constructor() {
        browser.channel = this;
      }
      postMessage() {}
    },
  );
  vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit) => {
    const path = new URL(url).pathname;
    browser.asked.push(`${method} ${path}`);
    const given = browser.answers[path] ?? (path === '/api/swagger.json' ? description : undefined);
    const bearer = new Headers(headers).get('authorization') ?? '';
    const answer = await Promise.resolve(isAsked(given) ? given(bearer) : given);
    if (answer === undefined) throw new TypeError('nobody there');
    if (typeof answer === 'number')
      return Response.json({ code: 'refused', status: answer, title: '' }, { status: answer });
    return Response.json(answer);
  });
  return browser;
}

const isAsked = (given: Given | undefined): given is Asked => typeof given === 'function';

/** `document.cookie` with what it keeps. */
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
