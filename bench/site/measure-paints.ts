import { type Browser, chromium } from 'playwright-core';
import { medianOf } from '../median.ts';

/** Lighthouse's "Slow 4G": bytes per second, and milliseconds of latency. */
const slowLine = { downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150, offline: false };
export const lineInWords =
  'a phone of 390 × 844 at 2 dots a pixel, its caches empty, 1.6 Mbit/s down, 768 kbit/s up, 150 ms';

/** The largest layout shift, and the latest largest contentful paint in milliseconds. */
export const reach = { shift: 0.05, paint: 2500 };

export interface Paint {
  page: string;
  shift: number;
  /** Largest contentful paint in milliseconds. */
  paint: number;
  holds: boolean;
}

interface Plan {
  origin: string;
  paths: Readonly<Record<string, string>>;
  rounds: number;
  browser: string;
}

/** Medians of first visits. One visit before, on a fast line, makes the pictures' sizes. */
export async function measurePaints({ origin, paths, rounds, browser: executablePath }: Plan): Promise<Paint[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const paints: Paint[] = [];
    for (const [page, path] of Object.entries(paths)) {
      await visit(browser, origin + path, false);
      const visits: Pick<Paint, 'shift' | 'paint'>[] = [];
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, origin + path, true));
      const [shift, paint] = [
        medianOf(visits.map((measurement) => measurement.shift)),
        medianOf(visits.map((measurement) => measurement.paint)),
      ];
      paints.push({ page, shift, paint, holds: shift <= reach.shift && paint <= reach.paint });
    }
    return paints;
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, address: string, isSlow: boolean): Promise<Pick<Paint, 'shift' | 'paint'>> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  if (isSlow) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', slowLine);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset['alive'] === 'true');
  const figures = await page.evaluate(() => {
    const entriesOf = (type: string) => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    };
    return {
      // TypeScript does not know this kind of entry.
      shift: entriesOf('layout-shift').reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
      paint: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? 0,
    };
  });
  await context.close();
  if (figures.paint === 0) throw new Error(`The browser does not say when it painted the largest thing of ${address}`);
  return figures;
}
