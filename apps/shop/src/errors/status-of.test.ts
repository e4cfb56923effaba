import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { refusalStatus, type RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import { expect, test } from 'vitest';
import { NothingThere } from '../site/page.tsx';
import { statusOf } from './status-of.ts';

const away = new Error('Connection terminated');
const world = { isAway: (error: unknown) => error === away };
const refusal = (code: RefusalCode) =>
  new ApiRefusal({ type: 'about:blank', title: code, status: refusalStatus[code], code });

test('a page that could not be shown has the status of its refusal, and what cannot be asked for is not there', () => {
  expect(statusOf(new NothingThere('meal'), world)).toBe(404);
  expect(statusOf(refusal('not-found'), world)).toBe(404);
  expect(statusOf(refusal('invalid-input'), world)).toBe(404);
  expect(statusOf(new Error('a bug'), world)).toBe(500);
});

test('while the database is away no page says what it is about: the server says when to come back', () => {
  expect(() => statusOf(away, world)).toThrow(away);
});
