import { expect, test } from 'vitest';
import { type Passage, runMiddleware } from './middleware.ts';

const passage = (signedIn: boolean): Passage => ({
  signedIn,
  toSignIn: () => {
    throw new Error('to sign in');
  },
  toHome: () => {
    throw new Error('home');
  },
});

test('auth sends a visitor to sign in, and lets pass who is signed in', () => {
  expect(() => runMiddleware(['auth'], passage(false))).toThrow('to sign in');
  expect(() => runMiddleware(['auth'], passage(true))).not.toThrow();
});

test('guest sends home who is signed in, and lets a visitor pass', () => {
  expect(() => runMiddleware(['guest'], passage(true))).toThrow('home');
  expect(() => runMiddleware(['guest'], passage(false))).not.toThrow();
});

test.each([true, false])('a screen that opts out is anybody’s, signed in: %s', (signedIn) => {
  expect(() => runMiddleware([], passage(signedIn))).not.toThrow();
});

test.each(['nobody', 'toString', '__proto__', 'Auth', ''])('%j is no middleware: 500', (name) => {
  let thrown: unknown;
  try {
    runMiddleware([name], passage(true));
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ status: 500, statusText: `Unknown middleware ${name}` });
});
