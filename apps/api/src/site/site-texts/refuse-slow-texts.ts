import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { Account } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { openTurns } from '../../core/turns.ts';
import type { ParsingStep } from './markdown-worker.ts';
import { type PageText, pagesDrawn } from './pages-drawn.ts';

/** Of processor time, in microseconds: twice what the longest texts of a page take that anybody writes. */
const mostOfPage = 800_000;

/** How often it is looked at, in milliseconds. */
const pollTime = 50;

/** On the clock, in milliseconds: a machine so busy is no fault of the texts. */
const longestParsing = 30_000;

const inTurn = openTurns({ atOnce: 1, mostWaiting: 20, mostOfOne: 5, patience: 10_000 });

/** Hashes of pages that were parsed in time: most savings change one text. */
const quickPages = new Set<string>();
const mostQuickPages = 1000;

/**
 * Parses all texts in a worker, since a page parses its own while everybody waits.
 * @throws {Refusal} `invalid-input` at the dearest text of a page that takes too long; `not-ready` where too many wait
 */
export async function refuseSlowTexts(texts: SiteTextsInput, { id }: Pick<Account, 'id'>): Promise<void> {
  const pages = pagesDrawn(texts).filter((page) => !quickPages.has(hashOf(page)));
  if (pages.length === 0) return;
  // Processor time grows too where others crowd the caches: once may be chance.
  const field = await inTurn(async () => (await slowField(pages)) && slowField(pages), String(id));
  if (field) throw new Refusal('invalid-input', { faults: [{ field, code: 'too-much-form' }] });
  if (quickPages.size > mostQuickPages) quickPages.clear();
  for (const page of pages) quickPages.add(hashOf(page));
}

const hashOf = (page: readonly PageText[]) =>
  createHash('sha256')
    .update(JSON.stringify(page.map(({ text }) => text)))
    .digest('base64');

async function slowField(pages: readonly PageText[][]): Promise<string | undefined> {
  const worker = new Worker(new URL('./markdown-worker.ts', import.meta.url), { execArgv: [], workerData: pages });
  const steps: ParsingStep[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  worker.on('message', (step: ParsingStep) => {
    steps.push(step);
    if (step.field === undefined) resolve(dearestText(steps, step.at));
  });
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The texts were never parsed to their end.')));
  const poll = setInterval(() => {
    const judgeTime = ({ user, system }: NodeJS.CpuUsage) => {
      const field = dearestText(steps, user + system);
      if (field !== undefined) resolve(field);
    };
    // A worker that has not begun, or has ended, has no usage.
    worker.cpuUsage().then(judgeTime, () => undefined);
  }, pollTime);
  const hurry = setTimeout(() => reject(new Refusal('not-ready', { retryAfter: 5 })), longestParsing);
  try {
    return await promise;
  } finally {
    clearInterval(poll);
    clearTimeout(hurry);
    await worker.terminate();
  }
}

/** Of the first page whose texts take too long together; `now` is in processor time. */
function dearestText(steps: readonly ParsingStep[], now: number): string | undefined {
  const timedSteps = steps.map((step, index) => ({ ...step, time: (steps[index + 1]?.at ?? now) - step.at }));
  for (const texts of Map.groupBy(timedSteps, ({ page }) => page).values())
    if (texts.reduce((sum, { time }) => sum + time, 0) > mostOfPage)
      return texts.toSorted((text, another) => another.time - text.time)[0]?.field;
  return undefined;
}
