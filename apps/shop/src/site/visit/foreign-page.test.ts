import { expect, test } from 'vitest';
import { isOfForeignPage } from './foreign-page.ts';

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ origin: 'https://www.example.com', host: 'www.example.com' }, false],
  [{ origin: 'https://thief.example', host: 'www.example.com' }, true],
  [{ origin: 'null', host: 'www.example.com' }, true],
  [{ host: 'www.example.com' }, false],
])('a form with %j is of another site: %s', (headers, isForeign) => {
  expect(isOfForeignPage(new Request('https://www.example.com/eviter', { method: 'POST', headers }))).toBe(isForeign);
});
