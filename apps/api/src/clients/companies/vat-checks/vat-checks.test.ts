import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { demoCompanies } from '../../../../../../db/demo/companies.ts';
import { refusedWith } from '../../../testing/expectations/refused-with.ts';
import { orderingCompanies } from '../../../testing/ordering-companies.ts';
import { viesKnows, viesSays, viesStandIn } from '../../../testing/providers/vies-stand-in.ts';
import { hearNews } from '../../../testing/streams/news-reader.ts';
import { smallKitchen } from '../../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../../testing/test-app.ts';
import { createCompany, getCompany } from '../company-rows.ts';
import { checkVatNumber, checkVatNumbers } from './check-vat-numbers.ts';

const { vies, paths, register } = await viesStandIn({ patience: 1000 });
const { db, pool, host, time, signedIn } = await testApp({ vies });
const claire = await signedIn('manager');
const paul = await signedIn('accountant');
const companies = orderingCompanies(claire, await smallKitchen(db));
const log: string[] = [];
const clock = () => time.now;

const work = () => checkVatNumbers({ db, vies, clock, log: (line) => log.push(line) });
const get = (id: number) => claire.call('companies', 'get', { id });
const check = async (id: number) => (await get(id)).vatCheck;
const ask = (id: number) => claire.call('companies', 'checkVatNumber', { id });
const at = (minutes: number) => new Date(mondayMorning.getTime() + minutes * 60_000);
const iso = (minutes: number) => at(minutes).toISOString();

async function save(id: number, change: { vatNumber?: string; city?: string }) {
  const { id: _, people: __, balance: ___, vatCheck: ____, ...company } = await get(id);
  return claire.call('companies', 'update', { id }, { ...company, ...change });
}

const daysPass = (days: number) =>
  sql`update companies set vat_checked_at = vat_checked_at - ${days} * interval '1 day',
    vat_check_asked_at = vat_check_asked_at - ${days} * interval '1 day'`.execute(db);

afterEach(async () => {
  time.now = mondayMorning;
  register.answer = viesKnows(true);
  log.length = paths.length = 0;
  await db.updateTable('companies').set({ vat_check_due_at: null }).execute();
  await pool.query(`delete from graphile_worker._private_jobs`);
});

test('a new number is asked about beside the request, and the answer is kept and told; nothing leaves but the number', async () => {
  const line = await hearNews(host, paul.token);
  const { id, version, vatCheck } = await companies.create('Atelier Nord');
  expect(vatCheck).toEqual({ state: 'unchecked', at: null, nextAt: iso(0), again: 'now' });
  expect(paths).toEqual([]);
  const { rows } = await pool.query(`select task_identifier from graphile_worker.jobs`);
  expect(rows).toEqual([{ task_identifier: 'check-vat-numbers' }]);
  await work();
  expect(paths).toEqual(['/rest-api/ms/FR/vat/44732829320']);
  const valid = { state: 'valid', at: iso(0), nextAt: null, again: 'later' };
  expect(await get(id)).toMatchObject({ version, vatCheck: valid });
  const { items } = await paul.call('companies', 'list', { search: 'nord' });
  expect(items).toMatchObject([{ id, vatCheck: valid }]);
  await expect.poll(() => line.heard.some(({ event }) => event === 'companies')).toBe(true);
  await work();
  expect(paths).toHaveLength(1);
});

test('a number that VIES does not know stays, and stops nobody', async () => {
  const { id } = await companies.create('Sans Registre');
  register.answer = viesKnows(false);
  await work();
  expect(await check(id)).toEqual({ state: 'invalid', at: iso(0), nextAt: null, again: 'now' });
  expect(await save(id, { city: 'Lyon' })).toMatchObject({ city: 'Lyon', vatCheck: { state: 'invalid' } });
  await work();
  expect(paths).toHaveLength(1);
});

test.each([
  ['a member’s register is away', viesSays({ isValid: false, userError: 'MS_UNAVAILABLE' }), /MS_UNAVAILABLE/],
  ['a member is asked too much', viesSays({ isValid: false, userError: 'MS_MAX_CONCURRENT_REQ' }), /MS_MAX_CONC/],
  ['a member is slow', viesSays({ isValid: false, userError: 'TIMEOUT' }), /TIMEOUT/],
  ['it says so in its other form', viesSays({ errorWrappers: [{ error: 'SERVICE_UNAVAILABLE' }] }), /SERVICE_UNAV/],
  ['its code is none', viesSays({ isValid: false, userError: '<b>FR44732829320</b>' }), /an unknown code/],
  ['it contradicts itself', viesSays({ isValid: true, userError: 'INVALID' }), /says nothing/],
  ['it says nothing', viesSays({}), /says nothing/],
  ['it fails', viesSays({ isValid: true }, 500), /status 500/],
  ['its answer is no JSON', viesSays('<html>'), /cannot be read/],
  ['its answer is of another form', viesSays('["VALID"]'), /cannot be read/],
  ['its answer is huge', viesSays(`{"isValid": true, "name": "${'x'.repeat(100_000)}"}`), /too large/],
  ['it leads elsewhere', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end(), /redirect/],
  ['it ends the line', (response: ServerResponse) => response.destroy(), /./],
  ['it does not answer', () => {}, /timeout/],
])('where %s the number is unavailable and tried again', async (_, answer, reason) => {
  const { id } = await companies.create('Loin du Registre');
  register.answer = answer;
  await work();
  expect(await check(id)).toEqual({ state: 'unavailable', at: iso(0), nextAt: iso(1), again: 'now' });
  expect(log).toEqual([expect.stringMatching(reason)]);
  expect(log[0]).not.toContain('44732829320');
  time.now = at(1);
  register.answer = viesKnows(true);
  await work();
  expect(await check(id)).toMatchObject({ state: 'valid', nextAt: null });
});

test('a number of a form that its country does not have is unknown', async () => {
  const { id } = await companies.create('Mal Formée');
  register.answer = viesSays({ isValid: false, userError: 'INVALID_INPUT' });
  await work();
  expect(await check(id)).toMatchObject({ state: 'invalid' });
});

test('tries end, and a question in vain ends the run', async () => {
  const { id } = await companies.create('Loin du Registre');
  await companies.create('Une Autre');
  register.answer = viesSays({ isValid: false, userError: 'MS_UNAVAILABLE' });
  await work();
  expect(paths).toHaveLength(1);
  for (let hours = 0; hours < 24 * 5; hours++) {
    time.now = at(hours * 60 + 1);
    await work();
  }
  time.now = mondayMorning;
  expect(await check(id)).toMatchObject({ state: 'unavailable', nextAt: null, again: 'now' });
  expect(paths.length).toBeLessThanOrEqual(18);
});

test('one run asks about twenty numbers at most', async () => {
  await sql`insert into companies (legal_name, vat_number, vat_check_due_at)
    select 'Série ' || place, 'DE' || 100000000 + place, ${mondayMorning} from generate_series(1, 21) place`.execute(
    db,
  );
  await work();
  expect(new Set(paths).size).toBe(20);
  await work();
  expect(new Set(paths).size).toBe(21);
});

test('a changed number is unchecked at once, and an answer about the former one is dropped', async () => {
  const { id } = await companies.create('Deux Numéros');
  const { promise: response, resolve } = Promise.withResolvers<ServerResponse>();
  register.answer = resolve;
  const working = work();
  const waiting = await response;
  time.now = at(2);
  expect(await save(id, { vatNumber: 'DE811907980' })).toMatchObject({
    vatCheck: { state: 'unchecked', at: null, nextAt: iso(2), again: 'now' },
  });
  register.answer = viesKnows(true);
  viesKnows(false)(waiting);
  await working;
  expect(await check(id)).toMatchObject({ state: 'valid' });
  expect(paths.at(-1)).toBe('/rest-api/ms/DE/vat/811907980');
  expect(await save(id, { vatNumber: '' })).toMatchObject({ vatCheck: null });
});

test('two nodes at once ask once', async () => {
  await companies.create('Une Fois');
  const { promise: response, resolve } = Promise.withResolvers<ServerResponse>();
  register.answer = resolve;
  const first = work();
  const waiting = await response;
  await work();
  expect(paths).toHaveLength(1);
  viesKnows(true)(waiting);
  await Promise.all([first, once(waiting, 'close')]);
  expect(paths).toHaveLength(1);
});

test('staff have it asked again, not before a minute, and not for a month once it is valid', async () => {
  const { id } = await companies.create('Encore Une Fois');
  register.answer = viesKnows(false);
  await work();
  await expect(ask(id)).rejects.toMatchObject(refusedWith('vat-check-too-soon'));
  time.now = at(1);
  const presses = await Promise.all([ask(id), ask(id)]);
  expect(presses.map(({ vatCheck }) => vatCheck)).toEqual(
    Array(2).fill({ state: 'invalid', at: iso(0), nextAt: iso(1), again: 'now' }),
  );
  register.answer = viesSays({ isValid: false, userError: 'MS_UNAVAILABLE' });
  await work();
  expect(paths).toHaveLength(2);
  // That VIES is away says nothing against what it said.
  expect(await check(id)).toEqual({ state: 'invalid', at: iso(0), nextAt: iso(2), again: 'now' });
  time.now = at(2);
  register.answer = viesKnows(true);
  await work();
  await daysPass(29);
  await expect(ask(id)).rejects.toMatchObject(refusedWith('vat-check-too-soon'));
  await daysPass(1);
  expect(await ask(id)).toMatchObject({ vatCheck: { state: 'valid', again: 'now' } });
  await work();
  expect(paths).toHaveLength(4);
  expect(paul.offers('companies', 'checkVatNumber')).toBe(false);
  const { items } = await (await signedIn('owner')).call('audit-entries', 'list', { tag: 'companies' });
  expect(items.filter(({ operation }) => operation === 'checkVatNumber')).toHaveLength(3);
});

test('of a number that VIES cannot know, or without a line, nothing is said and nothing asked', async () => {
  const { id } = await companies.create('Northbank', { vatNumber: 'GB123456789' });
  expect(await check(id)).toBeNull();
  await expect(ask(id)).rejects.toMatchObject(refusedWith('not-in-vies'));
  await db.updateTable('companies').set({ vat_check_due_at: mondayMorning }).where('id', '=', id).execute();
  await work();
  expect(paths).toEqual([]);
  const alone = { db, clock };
  const { id: silent } = await companies.create('Sans Ligne');
  expect((await getCompany(alone, silent)).vatCheck).toBeNull();
  await expect(checkVatNumber(alone, silent)).rejects.toMatchObject({ code: 'vat-checks-off' });
  await checkVatNumbers({ ...alone, log: (line) => log.push(line) });
  // What was answered while there was a line is still said.
  await work();
  const valid = { state: 'valid', at: iso(0), nextAt: null, again: 'never' };
  expect((await getCompany(alone, silent)).vatCheck).toEqual(valid);
  await pool.query('delete from graphile_worker._private_jobs');
  const { costCentres: _, ...input } = demoCompanies[0] ?? expect.fail('the demonstration has no companies');
  await createCompany(alone, input);
  expect((await pool.query('select from graphile_worker.jobs')).rowCount).toBe(0);
});
