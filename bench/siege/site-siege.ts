import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { residentMegabytes } from '../resident-megabytes.ts';
import { clerkWaits, type Waits } from './crowd.ts';

export interface BurstRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  from: string;
}

interface SiteSiegeOptions {
  origin: string;
  siteOrigin: string;
  /** A manager's stolen session. */
  token: string;
  pid: number | undefined;
  pages: number;
  calm: number;
}

export interface SiteSiege {
  clerk: Waits;
  /** In milliseconds, the longest. */
  registration: number;
  /** Number of answers by status; 0 for a closed connection. */
  /** Number of answers by status; 0 for a closed connection. */
  statuses: Record<string, number>;
  tangledStatuses: number[];
  /** Resident memory in MB, if the system tells it. */
  memory: { before: number; after: number; later: number };
}

const json = { 'content-type': 'application/json' };

export async function siteSiege(options: SiteSiegeOptions): Promise<SiteSiege> {
  const { origin, token, pid, calm } = options;
  const idle = residentMegabytes(pid);
  const burst = sendAtOnce([...drawnPages(options), ...hardPasswords(options)]);
  const tangledTexts = previewTangledTexts(options);
  const registration = longestRegistration(origin, burst);
  const clerk = await clerkWaits(origin, token, Promise.all([burst, tangledTexts]), '/api/orders?limit=20');
  const loaded = residentMegabytes(pid);
  const statuses: Record<string, number> = {};
  for (const status of await burst) statuses[status] = (statuses[status] ?? 0) + 1;
  const figures = { clerk, registration: await registration, statuses, tangledStatuses: await tangledTexts };
  await pause(calm * 1000);
  return { ...figures, memory: { before: idle, after: loaded, later: residentMegabytes(pid) } };
}

/** From eight addresses, to stay within the rate limit: new searches, and unknown allergens. */
function drawnPages({ siteOrigin, pages }: SiteSiegeOptions): BurstRequest[] {
  const ask = (path: string, cookie: string, number: number): BurstRequest => ({
    url: `${siteOrigin}${path}`,
    method: 'GET',
    headers: { cookie, 'accept-encoding': 'br, gzip' },
    from: `10.1.${number % 8}.1`,
  });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return Array.from({ length: pages }, (_, number) => [
    ask(`/carte/${tomorrow}?search=made${number}up`, '', number),
    ask('/', `avoid.client=${100_000 + number}a`, number),
  ]).flat();
}

/** The most expensive known password for the strength meter, from two addresses. */
function hardPasswords({ origin }: SiteSiegeOptions): BurstRequest[] {
  return Array.from({ length: 28 }, (_, number) => ({
    url: `${origin}/api/auth/client/registrations`,
    method: 'POST',
    headers: json,
    body: registrationOf(`attacker-${number}`, '4@8({[</369&#!1|0$5+7%2'.repeat(9).slice(0, 199)),
    from: `10.2.${number % 2}.1`,
  }));
}

const registrationOf = (name: string, password: string) =>
  JSON.stringify({
    firstName: 'Zoé',
    lastName: 'Martin',
    email: `${name}@example.com`,
    phone: '0612345678',
    locale: 'fr',
    password,
  });

function sendAtOnce(requests: BurstRequest[]): Promise<number[]> {
  const child = fork(join(import.meta.dirname, 'burst.ts'), { serialization: 'advanced' });
  const answers = new Promise<number[]>((resolve, reject) => {
    child.once('message', (statuses: number[]) => resolve(statuses));
    child.once('exit', () => reject(new Error('The attacker has ended by itself.')));
  });
  child.send(requests);
  return answers.finally(() => child.disconnect());
}

/** Previews terms of sale made of Markdown syntax only; returns the statuses. */
async function previewTangledTexts({ origin, token }: SiteSiegeOptions): Promise<number[]> {
  const { version: _, ...texts } = (await (await fetch(`${origin}/api/site-texts`)).json()) as { version: number };
  const tangledTexts = ['a\n=\n', '\\``', '> ', '[a][b]', '<!--'].map((pattern) =>
    pattern.repeat(30_000 / pattern.length),
  );
  const statuses: number[] = [];
  for (const tangledText of tangledTexts) {
    const answer = await fetch(`${origin}/api/site-text-previews`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...texts, terms: { fr: tangledText.trim(), en: 'Terms' } }),
    });
    statuses.push(answer.status);
  }
  return statuses;
}

async function longestRegistration(origin: string, end: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = end.finally(() => (isOver = true));
  let longest = 0;
  for (let number = 0; number === 0 || !isOver; number++) {
    const start = performance.now();
    const answer = await fetch(`${origin}/api/auth/client/registrations`, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': `10.3.0.${number}` },
      body: registrationOf(`zoe-${number}`, 'une phrase que personne ne devine'),
    });
    if (!answer.ok) throw new Error(`Who registers is answered ${answer.status}: ${await answer.text()}`);
    longest = Math.max(longest, performance.now() - start);
    await pause(200);
  }
  await over;
  return Math.round(longest);
}
