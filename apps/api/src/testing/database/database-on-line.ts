import { openLine } from '../servers/tcp-line.ts';
import { testDatabase } from './test-database.ts';

/** A database behind a line of ours. */
export async function databaseOnLine() {
  const { pool, url } = await testDatabase();
  const { hostname, port, searchParams, username, password, pathname } = new URL(url.replace('@/', '@localhost/'));
  const socket = searchParams.get('host');
  const line = await openLine(socket ? { path: `${socket}/.s.PGSQL.5432` } : { host: hostname, port: Number(port) });
  const lineUrl = `postgres://${username}:${password}@127.0.0.1:${line.port}${pathname}`;
  return { pool, url: lineUrl, line };
}
