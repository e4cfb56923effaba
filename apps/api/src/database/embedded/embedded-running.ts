import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '../../core/start-error.ts';
import { database, roles, urlOf } from './embedded-roles.ts';
import { socketFolder } from './embedded-socket.ts';
import { serverUser } from './embedded-user.ts';

export async function findRunningServer(dataDir: string): Promise<string | undefined> {
  const place = join(dataDir, 'postgres');
  if (!existsSync(place)) return undefined;
  const url = urlOf(socketFolder(realpathSync(place), serverUser(place)), roles.app, database);
  for (;;) {
    const code = await errorCodeOf(url);
    if (code === undefined) return url;
    // It is starting or stopping.
    if (code !== '57P03') return undefined;
    await pause(100);
  }
}

async function errorCodeOf(url: string): Promise<string | undefined> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return codeOf(error);
  } finally {
    await client.end().catch(() => {});
  }
}
