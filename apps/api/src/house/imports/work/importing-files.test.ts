import { expect, onTestFinished, test } from 'vitest';
import { importedTable } from '../../../testing/imported-table.ts';
import { testApp } from '../../../testing/test-app.ts';
import { importingFiles } from './importing-files.ts';

const app = await testApp();
const { db, url, signedIn } = app;
const owner = await signedIn('owner');
const table = importedTable(app, owner, 'postal-codes');

test('a thread is begun for an import that waits, and for none', async () => {
  let threadCount = 0;
  const count = () => void (threadCount += 1);
  process.on('worker', count);
  onTestFinished(() => void process.off('worker', count));
  const { run } = importingFiles(db, { url, timeZone: 'Europe/Paris' });
  await run({});
  expect(threadCount).toBe(0);
  const { id, mapping } = await table.upload('CP;Secteur\n75011;Est\n');
  await owner.call('imports', 'previewImport', { id }, { mapping, createMissing: true });
  // To read the file took another one.
  threadCount = 0;
  await run({});
  expect(threadCount).toBe(1);
  expect(await owner.call('imports', 'getImport', { id })).toMatchObject({ state: 'checked', counts: { new: 1 } });
});
