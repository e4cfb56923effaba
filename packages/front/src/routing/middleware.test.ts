import { expect, test } from 'vitest';
import { type Navigation, runMiddleware } from './middleware.ts';

const navigation = (signedIn: boolean): Navigation => ({
  signedIn,
  toSignIn: () => {
    throw new Error('to sign in');
  },
  toHome: () => {
    throw new Error('home');
  },
});

test('auth sends a visitor to sign in, and lets pass who is signed in', () => {
  expect(() => runMiddleware(['auth'], navigation(false))).toThrow('to sign in');
  expect(() => runMiddleware(['auth'], navigation(true))).not.toThrow();
});

test('guest sends home who is signed in, and lets a visitor pass', () => {
  expect(() => runMiddleware(['guest'], navigation(true))).toThrow('home');
  expect(() => runMiddleware(['guest'], navigation(false))).not.toThrow();
});

test.each([true, false])('a screen that opts out is anybody’s, signed in: %s', (signedIn) => {
  expect(() => runMiddleware([], navigation(signedIn))).not.toThrow();
});

test.each(['nobody', 'toString', '__proto__', 'Auth', ''])('%j is no middleware: 500', (name) => {
  let failure: unknown;
  try {
    runMiddleware([name], navigation(true));
  } catch (error) {
    failure = error;
  }
  expect(failure).toMatchObject({ status: 500, statusText: `Unknown middleware ${name}` });
});
