import { beforeEach, expect, test, vi } from 'vitest';
import { claire, description, newer, operation, sessionBrowser, tokens } from '../testing/session-browser.ts';

let browser: ReturnType<typeof sessionBrowser>;
beforeEach(() => {
  browser = sessionBrowser();
});

test('a token that another tab renewed is left alone', async () => {
  vi.useFakeTimers({ now: 0 });
  await browser.signedIn();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  browser.stored.set('auth._token_expiration.local', String(25 * 60_000));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(browser.requests).not.toContain('POST /api/auth/refresh');
  vi.useRealTimers();
});

test('a tab that waited while another renewed goes on renewing', async () => {
  vi.useFakeTimers({ now: 0 });
  await browser.signedIn('local', (_, work) => {
    if (Date.now() <= 15 * 60_000) {
      browser.writeCookie('auth._token.local', 'Bearer newer');
      browser.stored.set('auth._token_expiration.local', String(30 * 60_000));
    }
    return work();
  });
  browser.answers['/api/auth/refresh'] = newer;
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(browser.renewals()).toBe(0);
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(browser.renewals()).toBe(1);
  vi.useRealTimers();
});

test('a call that was refused with an older token tries again with the newer one', async () => {
  const { api } = await browser.signedIn();
  browser.answers['/api/auth/user'] = (token) => (token === 'Bearer newer' ? { user: claire } : 401);
  const asking = api.call('sign-in', 'getUser');
  browser.writeCookie('auth._token.local', 'Bearer newer');
  await expect(asking).resolves.toEqual({ user: claire });
  expect(browser.renewals()).toBe(0);
});

test('many calls that are refused renew once', async () => {
  const { api } = await browser.signedIn();
  browser.answers['/api/auth/refresh'] = newer;
  browser.answers['/api/auth/user'] = (token) => (token === 'Bearer newer' ? { user: claire } : 401);
  await Promise.all([1, 2, 3].map(() => api.call('sign-in', 'getUser')));
  expect(browser.renewals()).toBe(1);
});

test('a renewal that is answered after signing out brings nothing back', async () => {
  const { api, signOut, session } = await browser.signedIn();
  browser.answers['/api/auth/user'] = 401;
  const answerRenewal = browser.held('/api/auth/refresh');
  const refusal = expect(api.call('sign-in', 'getUser')).rejects.toMatchObject({ status: 401 });
  await vi.waitFor(() => expect(browser.renewals()).toBe(1));
  await signOut();
  answerRenewal(newer);
  await refusal;
  expect([browser.cookies.size, browser.stored.size, session.read().loggedIn]).toEqual([0, 0, false]);
});

test.each([401, newer])(
  'a renewal that is answered after somebody signed in anew is nothing to them: %s',
  async (late) => {
    const { api, signIn, session, failures } = await browser.signedIn();
    browser.answers['/api/auth/user'] = (token) => (token === 'Bearer abc' ? 401 : { user: claire });
    const answerRenewal = browser.held('/api/auth/refresh');
    const reading = api.call('sign-in', 'getUser');
    await vi.waitFor(() => expect(browser.renewals()).toBe(1));
    browser.answers['/api/auth/login'] = { ...tokens, access_token: 'theirs', renewal_key: 'theirs too' };
    await signIn({ email: 'claire@example.com', password: 'secret' });
    answerRenewal(late);
    await reading;
    expect([session.token(), session.renewalKey(), session.read().loggedIn]).toEqual(['theirs', 'theirs too', true]);
    expect(failures).toEqual([]);
  },
);

test('a renewal that somebody overtakes is given up, so that its cookie does not come after theirs', async () => {
  const { api, signIn } = await browser.signedIn();
  browser.answers['/api/auth/user'] = (token) => (token === 'Bearer abc' ? 401 : { user: claire });
  browser.held('/api/auth/refresh');
  const reading = api.call('sign-in', 'getUser').catch(() => undefined);
  await vi.waitFor(() => expect(browser.renewals()).toBe(1));
  browser.answers['/api/auth/login'] = { ...tokens, access_token: 'theirs', renewal_key: 'theirs too' };
  await signIn({ email: 'claire@example.com', password: 'secret' });
  await reading;
  expect(browser.givenUp).toEqual(['/api/auth/refresh']);
});

test('a user who is read after signing out is nobody', async () => {
  const { readUser, signOut, session } = await browser.signedIn();
  const answerUser = browser.held('/api/auth/user');
  const reading = readUser();
  await signOut();
  answerUser({ user: claire });
  await reading;
  expect(session.read().loggedIn).toBe(false);
});

test('a description that comes late does not take the place of a newer one', async () => {
  const { api, signOut, signIn } = await browser.signedIn();
  const answerVisitor = browser.held('/api/swagger.json');
  await signOut();
  browser.answers['/api/swagger.json'] = description;
  await signIn({ email: 'claire@example.com', password: 'secret' });
  answerVisitor({ paths: {} });
  await new Promise(setImmediate);
  expect(api.offers('sign-in', 'getUser')).toBe(true);
});

test.each([429, 500])('a renewal that fails with %s says nothing about the session', async (status) => {
  const { api, session } = await browser.signedIn();
  browser.answers = { '/api/auth/user': 401, '/api/auth/refresh': status };
  await expect(api.call('sign-in', 'getUser')).rejects.toMatchObject({ status: 401 });
  expect(session.read().loggedIn).toBe(true);
});

test('a start that cannot renew because nobody browser.answers keeps the session for the next one', async () => {
  browser.writeCookie('auth._token.local', 'Bearer over');
  browser.stored.set('auth._renewal_key.local', 'def');
  const visitors = { paths: { '/api/auth/refresh': { post: operation('refreshSession') } } };
  browser.answers['/api/swagger.json'] = (token) => (token === 'Bearer newer' ? description : visitors);
  const { ready, session } = browser.open();
  await expect(ready()).rejects.toThrow('not renewed');
  expect(session.renewalKey()).toBe('def');
  browser.answers['/api/auth/refresh'] = newer;
  browser.answers['/api/auth/user'] = { user: claire };
  await ready();
  expect([session.token(), session.read().loggedIn]).toEqual(['newer', true]);
});

test('somebody else who signs in in another tab ends the session of this one', async () => {
  const { session } = await browser.signedIn();
  const entered: string[] = [];
  session.onEnteredElsewhere(() => entered.push('heard'));
  browser.notifyFromOtherTab({ entered: claire.id });
  expect([session.read().loggedIn, entered.length]).toEqual([true, 1]);
  browser.notifyFromOtherTab({ entered: claire.id + 1 });
  expect([session.read().loggedIn, entered.length]).toEqual([false, 2]);
});
