import { brotliDecompressSync } from 'node:zlib';
import { load } from '../load.ts';
import { inTurns, type Measured } from '../measure.ts';
import { figuresOf, type Result } from '../results.ts';
import { startPlain, startSite } from '../servers.ts';
import { openDemonstration } from './demonstration-database.ts';
import { measurePaints, type Paint } from './measure-paints.ts';
import { pageAnswer, visitorHeaders } from './page-answer.ts';

/** In pages per second. */
const wished = 500;

interface Plan {
  dataDir: string;
  rounds: number;
  seconds: number;
  /** Path of a Chrome; without it no paint is measured. */
  browser: string | undefined;
  say: (line: string) => void;
}

export interface SiteMeasures {
  menu: Result;
  paints: Paint[] | null;
}

export async function measureSite({ dataDir, rounds, seconds, browser, say }: Plan): Promise<SiteMeasures> {
  say('Loading the demonstration caterer…');
  const database = await openDemonstration(dataDir, say);
  const site = await startSite({ url: database.url });
  const { body } = await pageAnswer(`${site.origin}/`);
  const home = brotliDecompressSync(body).toString();
  const path = (pattern: RegExp) => pattern.exec(home)?.[1]?.replaceAll('&amp;', '&') ?? '/';
  const paths = { home: '/', menu: path(/href="(\/carte\/[\d-]+)"/), dish: path(/href="(\/plats\/[^"]+)"/) };
  const menu = await measureMenu(`${site.origin}${paths.menu}`);
  if (browser) say('Looking at pages on a slow line…');
  const paints = browser ? await measurePaints({ origin: site.origin, paths, rounds, browser }) : null;
  await site.stop();
  await database.stop();
  return { menu, paints };

  async function measureMenu(address: string): Promise<Result> {
    const answer = await pageAnswer(address);
    const plain = await startPlain(answer);
    const loadOf = (url: string) => () => load({ url, headers: visitorHeaders, connections: 8 }, seconds);
    const results: Measured[] = [];
    for (let round = 0; round <= rounds; round++) {
      say(round === 0 ? 'Warming up…' : `Round ${round} of ${rounds}…`);
      const loads = await inTurns(loadOf(address), loadOf(plain.origin), round % 2 === 0);
      if (round > 0) results.push(loads);
    }
    await plain.stop();
    const figures = figuresOf(`a page of the menu, ${answer.body.length.toLocaleString('en')} bytes`, results);
    return { ...figures, reach: `≥ ${wished}/s`, holds: figures.ours >= wished };
  }
}
