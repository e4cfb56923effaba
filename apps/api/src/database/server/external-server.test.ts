import { describe, expect, test } from 'vitest';
import { startTcpServer } from '../../testing/servers/tcp-server.ts';
import { externalServer, refuseOldServer } from './external-server.ts';
import { migrate } from './migrate.ts';
import { openPool } from './pool.ts';

const server = await startTcpServer();

const urlFor = (user: string, password: string, database: string) =>
  `postgres://${user}:${password}@127.0.0.1:${server.port}/${database}`;

describe('an external server', () => {
  test('takes all migrations, from the oldest version on', async () => {
    const { url } = await externalServer(urlFor('owner', 'owner-secret', 'traiteur'));
    const pool = openPool(url);
    try {
      expect((await migrate(pool)).length).toBeGreaterThan(0);
    } finally {
      await pool.end();
    }
  });

  test('that refuses the password is said without repeating it', async () => {
    const check = externalServer(urlFor('owner', 'wrong-secret', 'traiteur'));
    await expect(check).rejects.toThrow(
      'The server of DATABASE_URL refuses the user "owner": check the user name and the password in DATABASE_URL.',
    );
  });

  test('without that database is said with the remedy', async () => {
    const check = externalServer(urlFor('owner', 'owner-secret', 'patisserie'));
    await expect(check).rejects.toThrow(/has no database "patisserie": create it with "createdb patisserie"/);
  });

  test('whose user may make no tables is said', async () => {
    const pool = openPool(urlFor('guest', 'guest-secret', 'traiteur'));
    try {
      await expect(migrate(pool)).rejects.toThrow(/may not create tables: make it the owner of its database\.$/);
    } finally {
      await pool.end();
    }
  });

  test('that does not answer is said by host and port', async () => {
    await expect(externalServer('postgres://owner@127.0.0.1:4198/traiteur')).rejects.toThrow(
      /^No PostgreSQL server answers at 127\.0\.0\.1:4198: start it, or correct DATABASE_URL/,
    );
  });

  test('older than 15 is refused', () => {
    expect(() => refuseOldServer(140_011)).toThrow(/runs PostgreSQL 14: Traiteur needs 15 or newer/);
    expect(() => refuseOldServer(150_000)).not.toThrow();
  });
});
