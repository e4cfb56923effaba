import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

async function settingsOf(element: { textContent: string } | null) {
  vi.stubGlobal('document', { getElementById: () => element });
  return (await import('./settings.ts')).settings;
}

test('a page that is told nothing calls the API on port 3000 of this machine', async () => {
  expect((await settingsOf(null)).host).toBe('http://localhost:3000');
});

test('a page calls the API where its server says it is', async () => {
  const told = { textContent: '{"host":"https://api.example.com","currency":"CHF"}' };
  expect(await settingsOf(told)).toMatchObject({ host: 'https://api.example.com', currency: 'CHF' });
});
