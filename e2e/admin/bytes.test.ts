import { expect, test } from 'vitest';
import { openBrowser, type Person, settled } from '../person.ts';

const { visitor, signedIn } = await openBrowser();

/** Bytes of scripts, styles and fonts until the screen stands; without what the browser loads when idle. */
async function bytesOf({ page }: Person, path: string): Promise<number> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const files = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, type }) => {
    if (['Script', 'Stylesheet', 'Font'].includes(type)) files.set(requestId, 0);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (files.has(requestId)) files.set(requestId, encodedDataLength);
  });
  await page.goto(path);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => [...files.values()].every((bytes) => bytes > 0)).toBe(true);
  // At least script, style and a font: otherwise nothing was counted.
  expect(files.size).toBeGreaterThan(4);
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

test('the sign-in comes in 276 kB', async () => {
  expect(await bytesOf(await visitor(), '/connexion')).toBeLessThanOrEqual(276_000);
});

test('the list of orders comes in 361 kB', async () => {
  expect(await bytesOf(await signedIn(), '/commandes')).toBeLessThanOrEqual(361_000);
});
