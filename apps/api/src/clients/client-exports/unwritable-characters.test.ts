import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { pool, signedIn } = await testApp();

test('what was kept before unwritable characters were refused leaves the file readable, by another reader than its writer', async () => {
  // PostgreSQL keeps all of these; half a surrogate pair and U+0000 it never did.
  await pool.query(
    `insert into clients (first_name, last_name, email, phone, locale, marketing_consent)
     values ($1, $2, 'noor@example.com', '', 'fr', false)`,
    ['No\uFFFEor', 'Van\uFFFF Dijk 🥜'],
  );
  await pool.query('update eaters set diet_note = $1', ['sans\u0001 sésame\u000B\nni noix']);
  const owner = await signedIn('owner');
  const answer = await owner.call('client-exports', 'exportClients', {});
  const [, ...rows] = await readSheet(Buffer.from(await answer.arrayBuffer()));
  expect(rows.map((row) => [row[0], row[1], row[7]])).toEqual([['Noor', 'Van Dijk 🥜', 'sans sésame\nni noix']]);
});
