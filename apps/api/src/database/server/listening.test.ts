import { expect, inject, test } from 'vitest';
import { testDatabase } from '../../testing/database/test-database.ts';
import { withServer } from '../../testing/database/test-template.ts';
import { listenTo } from './listening.ts';

test('who could not listen at first is told, once they can, that something may have been missed', async () => {
  const { pool, url } = await testDatabase('template1');
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  const letConnect = (isLet: boolean) =>
    withServer(inject('testServerUrl'), (server) =>
      server.query(`alter database ${rows[0]?.name} allow_connections ${isLet}`),
    );
  let returns = 0;
  const listen = () => listenTo({ url, channel: 'news', hear: () => undefined, onReturn: () => (returns += 1) });
  await letConnect(false);
  const late = listen();
  await expect(late.ready()).rejects.toThrow('not currently accepting connections');
  await letConnect(true);
  await expect.poll(() => returns).toBe(1);
  await late.stop();
  const prompt = listen();
  await prompt.ready();
  await prompt.stop();
  expect(returns).toBe(1);
});

test('a line on which nobody can listen is closed', async () => {
  const { pool, url } = await testDatabase('template1');
  const listener = listenTo({ url, channel: 'no channel', hear: () => undefined, onReturn: () => undefined });
  for (let time = 0; time < 3; time++) await expect(listener.ready()).rejects.toThrow('syntax error');
  await listener.stop();
  const lines = `select from pg_stat_activity
    where datname = current_database() and application_name = 'traiteur-news'`;
  await expect.poll(async () => (await pool.query(lines)).rowCount).toBe(0);
});
