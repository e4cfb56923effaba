import { expect, test } from 'vitest';
import { openBrowser, settled } from '../person.ts';
import { siteWithItsServer } from '../running-site.ts';

const { signedIn } = await openBrowser(siteWithItsServer());

const bytes = 1_000_000_000;
const at = '2026-11-23T09:00:00.000Z';
const queue = { waiting: 0, oldestAt: null, advice: null };

const well = {
  at,
  disk: { free: 300 * bytes, total: 500 * bytes, advice: null },
  backup: { latestAt: '2026-11-23T02:00:00.000Z', archive: null, advice: null },
  verification: { latestAt: '2026-11-23T02:20:00.000Z', disagreements: 0, isWhole: true, advice: null },
  mails: { ...queue, failed: 0 },
  jobs: { ...queue, givenUp: 0 },
  database: { version: '18.4', bytes: 2 * bytes, embedded: true, patchesMissedSince: null, advice: null },
  certificate: { host: 'office.example.com', expiresAt: '2027-01-22T09:00:00.000Z', isTrusted: true, advice: null },
  nodes: { version: '1.2.3', runtime: 'v24.4.0', running: [], advice: null },
};

async function visitWith(status: object) {
  const owner = await signedIn();
  await owner.page.route('**/api/server-status', (route) => route.fulfill({ json: status }));
  await owner.visit('/etat-du-serveur');
  await settled(owner.page);
  return owner.page;
}

const headings = async (page: Awaited<ReturnType<typeof visitWith>>) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

test('the owner finds the page in the account menu, and what a new house has to do first', async () => {
  const { page, visit } = await signedIn();
  await visit('/');
  await page.getByRole('button', { name: /Votre compte/ }).click();
  await page.getByRole('menuitem', { name: 'État du serveur' }).click();
  await page.waitForURL('**/etat-du-serveur');
  await page.getByText(/^Téléchargez une sauvegarde aujourd’hui/).waitFor();
  await page.getByText(/^PostgreSQL \d+\.\d+$/).waitFor();
});

test('where all is well one line says so', async () => {
  const page = await visitWith(well);
  await page.getByText(/^Tout va bien\s: rien à faire\.$/).waitFor();
  expect(await page.getByText('À faire', { exact: true }).count()).toBe(0);
  await page.getByText('22 janvier 2027 (60 jours)').waitFor();
});

test('what is urgent comes first, each with what to do, and what could not be read says so', async () => {
  const page = await visitWith({
    ...well,
    disk: { free: 300_000_000, total: 500 * bytes, advice: 'disk-full' },
    mails: { ...queue, failed: 2, advice: 'mails-failed' },
    certificate: null,
  });
  const alarm = page.getByRole('region', { name: '1 point demande que vous agissiez' });
  await alarm.getByText('1 point à surveiller').waitFor();
  await alarm.getByText('1 point n’a pas pu être lu').waitFor();
  await page.getByText(/^Faites de la place tout de suite/).waitFor();
  await page.getByText(/^Cette machine n’atteint pas sa propre adresse publique/).waitFor();
  expect((await headings(page)).slice(0, 3)).toEqual(['Espace disque', 'E-mails', 'Certificat HTTPS']);
});
