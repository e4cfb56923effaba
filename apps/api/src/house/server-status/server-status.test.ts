import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { cleanUp } from '../../start/cleanup.ts';
import { afterwards } from '../../testing/afterwards.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';
import { announceNode } from './announce-node.ts';
import { type Machine, openMachine } from './machine.ts';
import { verifyAndRecord } from './nightly-verification.ts';

const inDays = (days: number) => new Date(mondayMorning.getTime() + days * 86_400_000);

const machine: Machine = {
  readDisk: async () => ({ free: 300e9, total: 500e9 }),
  readCertificate: async () => ({ expiresAt: inDays(60), isTrusted: true }),
};

async function house(parts: Partial<Machine> = {}) {
  const app = await testApp({ machine: { ...machine, ...parts } });
  const owner = await app.signedIn('owner');
  return { ...app, owner, status: () => owner.call('server-status', 'getServerStatus') };
}

test('each part says how it is and what to do about it', async () => {
  const { status, ownerPool, time } = await house();
  expect(await status()).toMatchObject({
    at: mondayMorning.toISOString(),
    disk: { free: 300e9, total: 500e9, advice: null },
    backup: { latestAt: null, archive: null, advice: 'backup-missing' },
    verification: { latestAt: null, advice: 'verification-missing' },
    mails: { waiting: 0, oldestAt: null, failed: 0, advice: 'no-mail-server' },
    jobs: { waiting: 0, oldestAt: null, givenUp: 0, advice: null },
    database: { embedded: true },
    certificate: { host: 'office.example.com', expiresAt: inDays(60).toISOString(), isTrusted: true, advice: null },
    nodes: { version: '0.0.0', runtime: process.version, running: [], advice: null },
  });
  await ownerPool.query(
    `select graphile_worker.add_job('letter', '{}', run_at => $1::timestamptz - interval '20 minutes')`,
    [time.now],
  );
  expect((await status()).jobs).toMatchObject({ waiting: 1, advice: 'jobs-stuck' });
  await ownerPool.query(`update graphile_worker._private_jobs set attempts = max_attempts`);
  expect((await status()).jobs).toMatchObject({ waiting: 0, givenUp: 1, advice: 'jobs-given-up' });
});

test('what does not answer is unknown, and keeps nothing else from being shown', async () => {
  const { status } = await house({
    readDisk: () => new Promise(() => undefined),
    readCertificate: () => Promise.reject(new Error('nobody answers')),
  });
  const { disk, certificate, jobs } = await status();
  expect([disk, certificate]).toEqual([null, null]);
  expect(jobs).toMatchObject({ waiting: 0 });
});

test('a backup counts once it was read to its end', async () => {
  const { status, owner, time } = await house();
  time.now = new Date(mondayMorning.getTime() + 300_000);
  const answer = await owner.call('database-upkeep', 'downloadBackup');
  await answer.arrayBuffer();
  const latestAt = time.now.toISOString();
  await expect.poll(async () => (await status()).backup).toMatchObject({ latestAt, advice: null });
});

test('the verification of the night is told: what it found, and where it ran out of time', async () => {
  const { db, ownerPool, owner, status, log } = await house();
  const kitchen = await smallKitchen(db);
  const verifying = { db, clock: () => mondayMorning, log: (line: string) => void log.push(line) };
  await verifyAndRecord(verifying);
  expect((await status()).verification).toMatchObject({ disagreements: 0, isWhole: true, advice: null });
  await verifyAndRecord({ ...verifying, patience: '1ms' });
  expect((await status()).verification).toMatchObject({ isWhole: false, advice: 'verification-unfinished' });
  await kitchen.place(owner);
  await ownerPool.query('update orders set total = total + 1');
  await verifyAndRecord(verifying);
  const { verification } = await status();
  expect(verification).toMatchObject({ isWhole: true, advice: 'disagreements' });
  expect(verification?.disagreements).toBeGreaterThan(0);
  expect(log.at(-1)).toMatch(/npm run verify says what/);
});

test('nodes say that they run, until they stop or fall silent', async () => {
  const { db, status, time } = await house();
  const node = announceNode({ db, version: '0.0.1', clock: () => time.now });
  await expect
    .poll(async () => (await status()).nodes)
    .toMatchObject({
      running: [{ version: '0.0.1', startedAt: mondayMorning.toISOString() }],
      advice: 'versions-differ',
    });
  time.now = new Date(mondayMorning.getTime() + 4 * 60_000);
  expect((await status()).nodes).toMatchObject({ running: [], advice: null });
  time.now = inDays(2);
  await cleanUp({ db, auditRetentionMonths: 36 }, time.now);
  expect(await db.selectFrom('server_records').selectAll().execute()).toEqual([]);
  await node.stop();
});

test('a stop takes the node away at once', async () => {
  const { db } = await house();
  await announceNode({ db, version: '0.0.1', clock: () => mondayMorning }).stop();
  expect(await db.selectFrom('server_records').selectAll().execute()).toEqual([]);
});

test('an address that takes the connection and says nothing is given up', async () => {
  const silent: Server = createServer((socket) => void buffer(socket).catch(() => undefined));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  afterwards(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const reading = openMachine('/').readCertificate(`https://127.0.0.1:${port}`);
  await expect(reading).rejects.toThrow();
});

test('the disk of the data folder is read, and a folder that is not there is no disk', async () => {
  const { free, total } = await openMachine('/').readDisk();
  expect(total).toBeGreaterThan(free);
  await expect(openMachine('/nothing/here').readDisk()).rejects.toThrow();
});
