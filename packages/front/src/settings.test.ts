import { expect, test } from 'vitest';
import { settingsOf } from './settings.ts';

test('a page that is told nothing calls the API on port 3000 of this machine', () => {
  expect(settingsOf(undefined).host).toBe('http://localhost:3000');
});

test('a page calls the API where its server says it is', () => {
  const text = '{"host":"https://api.example.com","currency":"CHF"}';
  expect(settingsOf(text)).toMatchObject({ host: 'https://api.example.com', currency: 'CHF' });
});
