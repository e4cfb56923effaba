import { beforeEach, expect, test, vi } from 'vitest';
import { claire, description, sessionBrowser, tokens } from '../testing/session-browser.ts';

let browser: ReturnType<typeof sessionBrowser>;
beforeEach(() => {
  browser = sessionBrowser();
});

test('signing in keeps tokens and user under their names, and the moment the token ends', async () => {
  vi.setSystemTime('2026-11-23T09:00:00Z');
  const { session } = await browser.signedIn();
  expect([...browser.cookies.keys()].sort()).toEqual(['auth._token.local', 'auth.user.local']);
  expect([...browser.stored.keys()].sort()).toEqual(['auth._renewal_key.local', 'auth._token_expiration.local']);
  expect(decodeURIComponent(browser.cookies.get('auth._token.local') ?? '')).toBe('Bearer abc');
  expect(JSON.parse(decodeURIComponent(browser.cookies.get('auth.user.local') ?? ''))).toMatchObject({
    firstName: 'Claire',
  });
  expect(browser.stored.get('auth._token_expiration.local')).toBe(String(Date.parse('2026-11-23T09:15:00Z')));
  expect(session.token()).toBe('abc');
  vi.useRealTimers();
});

test('who signs in on a page that is left at once asks for nothing but the tokens', async () => {
  browser.answers = { '/api/auth/client/login': tokens };
  const { ready, api, signInAndLeave, session } = browser.open('client');
  await ready();
  const credentials = { email: 'a@example.com', password: 'secret' };
  await signInAndLeave(() => api.call('client-accounts', 'signInClient', {}, credentials, { cookies: true }));
  expect([session.token(), session.read().busy, browser.requests]).toEqual([
    'abc',
    false,
    ['GET /api/swagger.json', 'POST /api/auth/client/login'],
  ]);
});

test('what needs a token alone does not wait for the user', async () => {
  const { session } = await browser.signedIn();
  const answer = browser.held('/api/auth/user');
  const { awaitDescription, ready, session: next } = browser.open();
  await awaitDescription();
  expect([session.token(), next.read().loggedIn]).toEqual(['abc', false]);
  answer({ user: claire });
  await ready();
  expect(next.read().loggedIn).toBe(true);
});

test('while somebody signs in the session is busy; a failure clears that and is heard', async () => {
  browser.answers = { '/api/auth/login': 401 };
  const { signIn, session, failures } = browser.open();
  const signing = signIn({ email: 'a@example.com', password: 'wrong' });
  expect(session.read().busy).toBe(true);
  await expect(signing).rejects.toMatchObject({ status: 401 });
  expect([session.read().busy, session.read().loggedIn, failures]).toEqual([false, false, ['login']]);
});

test('signing out ends the session here even when the server does not answer', async () => {
  const { signOut, session, failures } = await browser.signedIn();
  await signOut();
  expect([browser.cookies.size, browser.stored.size, session.read()]).toEqual([
    0,
    0,
    { user: undefined, loggedIn: false, busy: false, wantToLog: false },
  ]);
  expect(failures).toEqual(['logout']);
});

test('a renewal that is refused ends the session and is heard', async () => {
  const { api, session, failures } = await browser.signedIn();
  browser.answers = { '/api/auth/user': 401, '/api/auth/refresh': 401 };
  await expect(api.call('sign-in', 'getUser')).rejects.toMatchObject({ status: 401 });
  expect([session.read().loggedIn, failures]).toEqual([false, ['refresh']]);
});

test('a renewal without an answer leaves the session as it is', async () => {
  const { api, session } = await browser.signedIn();
  browser.answers = { '/api/auth/user': 401 };
  await expect(api.call('sign-in', 'getUser')).rejects.toMatchObject({ status: 401 });
  expect([session.read().loggedIn, session.token()]).toEqual([true, 'abc']);
});

test('a token is renewed a little before it is over, and again after that', async () => {
  vi.useFakeTimers({ now: 0 });
  await browser.signedIn();
  browser.answers['/api/auth/refresh'] = { ...tokens, access_token: 'new', token: 'new' };
  await vi.advanceTimersByTimeAsync(13 * 60_000);
  expect(browser.renewals()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(browser.renewals()).toBe(1);
  await vi.advanceTimersByTimeAsync(14 * 60_000);
  expect(browser.renewals()).toBe(2);
  vi.useRealTimers();
});

test.each(['%', 'Bearer%20%E2%82%AC', 'Bearer%20a%0Ab', 'Bearer%20'])(
  'a token cookie that holds “%s” is no token',
  async (value) => {
    browser.cookies.set('auth._token.local', value);
    browser.stored.set('auth._token_expiration.local', 'soon');
    const { ready, session } = browser.open();
    await ready();
    expect([session.token(), session.read().loggedIn, session.expiresAt()]).toEqual([undefined, false, 0]);
  },
);

test('nothing is renewed for who is signed out', async () => {
  vi.useFakeTimers({ now: 0 });
  const { signOut } = await browser.signedIn();
  await signOut();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(browser.requests).not.toContain('POST /api/auth/refresh');
  vi.useRealTimers();
});

test('wanting a page without a session is remembered until somebody signs in', async () => {
  browser.answers = { '/api/auth/login': tokens, '/api/auth/user': { user: claire } };
  const { session, signIn } = browser.open();
  session.want();
  expect(session.read().wantToLog).toBe(true);
  await signIn({ email: 'claire@example.com', password: 'secret' });
  expect(session.read().wantToLog).toBe(false);
});

test('a start that fails is made again when it is next waited for', async () => {
  const { ready } = browser.open();
  const paths = description.paths;
  Object.assign(description, { paths: undefined });
  await expect(ready()).rejects.toThrow();
  Object.assign(description, { paths });
  await expect(ready()).resolves.toBeUndefined();
});

test('who comes back when the days of the session are over is told so, once', async () => {
  browser.stored.set('auth._renewal_key.local', 'def');
  const { start, session } = browser.open();
  await start();
  expect([session.read().sessionEnd, session.renewalKey()]).toEqual(['expired', undefined]);
  expect(browser.renewals()).toBe(0);
});

test('a session whose renewal is refused without a reason is said to have expired, until somebody signs in', async () => {
  const { api, signIn, session } = await browser.signedIn();
  browser.answers['/api/auth/user'] = 401;
  browser.answers['/api/auth/refresh'] = 401;
  await api.call('sign-in', 'getUser').catch(() => undefined);
  expect(session.read()).toMatchObject({ loggedIn: false, sessionEnd: 'expired' });
  browser.answers['/api/auth/user'] = { user: claire };
  await signIn({ email: 'claire@example.com', password: 'secret' });
  expect(session.read()).toMatchObject({ loggedIn: true, sessionEnd: undefined });
});

test('other tabs are told why a session ended, and nothing where somebody signed out', async () => {
  const { session } = await browser.signedIn();
  browser.notifyFromOtherTab({ ended: 'ended-by-owner' });
  expect(session.read()).toMatchObject({ loggedIn: false, sessionEnd: 'ended-by-owner' });
  browser.notifyFromOtherTab('out');
  expect(session.read().sessionEnd).toBeUndefined();
});
