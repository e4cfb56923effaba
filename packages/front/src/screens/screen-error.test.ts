import { ApiRefusal, ApiUnreachable } from '@traiteur/contract/wire/client.ts';
import { front } from '@traiteur/words/frame/front.ts';
import { expect, test } from 'vitest';
import { screenErrorOf } from './screen-error.ts';

/** As the router hands over a thrown answer. */
const navigation = (status: number, statusText = '') => ({ status, statusText, internal: false, data: null });

const refusal = (status: number) => new ApiRefusal({ type: 'about:blank', title: '', status, code: 'internal' });

test.each([
  ['a navigation’s 404', navigation(404), 404, 'page cannot be found'],
  ['a refusal’s 404', refusal(404), 404, 'page cannot be found'],
  ['a navigation’s 401', navigation(401), 401, 'You are not authorized to access this page'],
  ['a refusal’s 401', refusal(401), 401, 'You are not authorized to access this page'],
  ['what a role may not see', navigation(403), 403, 'You are not authorized to access this page'],
  ['a navigation’s 503', navigation(503), 503, 'An error occurred'],
  ['an error without a status', new TypeError('bug'), 500, 'An error occurred'],
  ['something thrown that is no error', 'bug', 500, 'An error occurred'],
])('%s is told as what it is', (_, error, status, english) => {
  const screenError = screenErrorOf(error);
  expect([screenError.status, front.error[screenError.name][1]]).toEqual([status, english]);
});

test('an address that is none of ours says that the page could not be found', () => {
  expect(screenErrorOf(navigation(404, 'unmatched')).detail).toBe('unmatched');
  expect(front.error.unmatched[1]).toBe('This page could not be found');
});

test('something of ours that is gone is no unmatched address', () => {
  expect(screenErrorOf(refusal(404)).detail).toBe('');
});

test('what a navigation says of its error is told along', () => {
  expect(screenErrorOf(navigation(500, 'Unknown middleware nobody'))).toMatchObject({
    status: 500,
    detail: 'Unknown middleware nobody',
  });
});

test('a server that does not answer can be asked again', () => {
  expect(screenErrorOf(new ApiUnreachable('unreachable')).unreachable).toBe(true);
  expect(screenErrorOf(refusal(500)).unreachable).toBe(false);
});
