import type { Tokens, User } from '@traiteur/contract/access/sign-in.ts';
import { vi } from 'vitest';
import type { Browser } from '../browser/browser.ts';
import { createFront } from '../front.ts';
import { screen } from '../routing/screen.ts';
import { createSite } from '../routing/site.ts';
import type { Strategy } from '../session/session.ts';
import { storageOf } from './storage.ts';

export const tokens: Tokens = {
  token: 'abc',
  access_token: 'abc',
  expires_in: 900,
  renewal_key: 'def',
  token_type: 'Bearer',
};

export const newer: Tokens = { ...tokens, token: 'newer', access_token: 'newer' };

export const claire: User = {
  id: 1,
  firstName: 'Claire',
  lastName: 'Laurent',
  email: 'claire@example.com',
  locale: 'fr',
  cartId: null,
  scope: [],
  passwordOrigin: 'own',
  secondFactorMissing: false,
};

export const operation = (operationId: string, tag = 'sign-in') => ({ operationId, tags: [tag] });
export const description = {
  paths: {
    '/api/auth/login': { post: operation('login') },
    '/api/auth/refresh': { post: operation('refreshSession') },
    '/api/auth/client/login': { post: operation('signInClient', 'client-accounts') },
    '/api/auth/client/refresh': { post: operation('refreshClientSession', 'client-accounts') },
    '/api/auth/user': { get: operation('getUser') },
    '/api/auth/logout': { post: operation('logout') },
  },
};

/** A number is a refusal's status. */
type Answer = object | number;
type Reply = Answer | Promise<Answer> | ReplyByToken;
type ReplyByToken = (bearer: string) => Answer;

/** Fakes a new tab and its server. */
export function sessionBrowser() {
  const jar = new Jar();
  const storedTexts = new Map<string, string>();
  let hear: (message: unknown) => void = () => undefined;
  const browser = {
    cookies: jar.cookies,
    stored: storedTexts,
    answers: {} as Record<string, Reply>,
    requests: [] as string[],
    /** Paths whose callers stopped waiting. */
    givenUp: [] as string[],
    notifyFromOtherTab: (message: unknown) => hear(message),
    renewals: () => browser.requests.filter((path) => path === 'POST /api/auth/refresh').length,
    writeCookie: (name: string, value: string) => jar.cookies.set(name, encodeURIComponent(value)),
    held(path: string) {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      browser.answers[path] = promise;
      return resolve;
    },
    open(strategy: Strategy = 'local', alone: Browser['alone'] = (_, work) => work()) {
      const { session, api, auth, renewal, confirmation } = createFront({
        browser: {
          cookies: { read: () => jar.cookie, write: (text) => (jar.cookie = text), secure: false },
          storage: storageOf(storedTexts),
          tabStorage: storageOf(new Map()),
          openChannel: (name) => ({
            send: () => undefined,
            onMessage: (listener) => {
              if (name.startsWith('auth.')) hear = listener;
            },
          }),
          alone,
          sight: { isSeen: () => true, onChange: () => () => undefined },
          line: { isOpen: () => true, onChange: () => () => undefined },
          languages: ['fr'],
          device: '',
          passkeyOrigin: undefined,
          address: () => ({ search: '', path: '/', fragment: '' }),
          script: { own: () => undefined, served: async () => undefined },
          settings: undefined,
          installWorker: () => undefined,
          print: () => undefined,
          leaveFor: () => undefined,
          copy: () => Promise.resolve(),
          download: () => undefined,
        },
        strategy,
        site: createSite({ home: screen('/', '/en/'), signIn: screen('/connexion', '/en/login') }),
        fetchMessages: () => Promise.reject(new Error('no texts here')),
      });
      renewal.renewInTime();
      const failures: string[] = [];
      session.onFailure(({ during }) => failures.push(during));
      return { session, api, confirmation, ...auth, failures };
    },
    async signedIn(strategy?: Strategy, alone?: Browser['alone']) {
      browser.answers = {
        '/api/auth/login': tokens,
        '/api/auth/client/login': tokens,
        '/api/auth/user': { user: claire },
      };
      const front = browser.open(strategy, alone);
      await front.signIn({ email: 'claire@example.com', password: 'secret' });
      return front;
    },
  };
  vi.stubGlobal('fetch', async (url: string, { method, headers, signal }: RequestInit) => {
    const path = new URL(url).pathname;
    const { promise: leaving, reject } = Promise.withResolvers<never>();
    signal?.addEventListener('abort', () => {
      browser.givenUp.push(path);
      reject(new Error('given up'));
    });
    browser.requests.push(`${method} ${path}`);
    const reply = browser.answers[path] ?? (path === '/api/swagger.json' ? description : undefined);
    const bearer = new Headers(headers).get('authorization') ?? '';
    const answer = await Promise.race([leaving, Promise.resolve(isByToken(reply) ? reply(bearer) : reply)]);
    if (answer === undefined) throw new TypeError('nobody there');
    if (typeof answer === 'number')
      return Response.json({ code: 'refused', status: answer, title: '' }, { status: answer });
    return Response.json(answer);
  });
  return browser;
}

const isByToken = (reply: Reply | undefined): reply is ReplyByToken => typeof reply === 'function';

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
