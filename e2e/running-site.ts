import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { database, roles, urlOf } from '../apps/api/src/database/embedded/embedded-roles.ts';
import { makeFolder, removeFolder, startTraiteur } from '../apps/api/src/testing/running-traiteur.ts';
import { cloneDatabase } from '../apps/api/src/testing/database/test-template.ts';
import { claireAsOwner } from './demonstration.ts';
import { startMailServer } from './mail-server.ts';

export interface Site {
  url: string;
  databaseUrl: string;
}

/** For files that change nothing but add colleagues. */
export const sharedSite = (): Site => ({ url: inject('sharedSiteUrl'), databaseUrl: inject('sharedDatabaseUrl') });

/** For the calling test file only. */
export async function ownSite(
  settings: Record<string, string> = {},
): Promise<Site & { shopUrl: string; outbox: string }> {
  const clone = await cloneDatabase(inject('demonstrationUrl'), `site_${randomBytes(6).toString('hex')}`);
  return runSite({ DATABASE_URL: clone, ...settings });
}

/** A house on its first day: no records, no mail server; the one at `mailUrl` waits to be set. */
export const emptySite = () => runSite({ DEMO_DATA: '0', SMTP_URL: '' });

/** With its own database server in its data folder, as in production. */
export function siteWithItsServer(): Promise<Site> {
  // Keeps the owner: PostgreSQL refuses files of another user.
  return runSite({}, (data) => execFileSync('cp', ['-a', inject('demonstrationFolder'), data]));
}

/** Ports of ended sites are used again: the browser has cached their files. */
const freePorts: number[] = [];

/** Mails go to a server that writes them into `outbox`, unless the settings name another. */
async function runSite(settings: Record<string, string>, prepare: (data: string) => void = () => {}) {
  const folder = makeFolder();
  const data = join(folder, 'data');
  prepare(data);
  const outbox = join(data, 'outbox');
  const mailServer = await startMailServer(outbox);
  const start = (port = 0) =>
    startTraiteur({ DATA_DIR: data, PORT: String(port), SMTP_URL: mailServer.url, ...claireAsOwner, ...settings });
  let site = start(freePorts.pop());
  afterAll(async () => {
    site.kill('SIGTERM');
    await site.ended;
    await mailServer.stop();
    await site.port.then(
      (port) => freePorts.push(port),
      () => {},
    );
    removeFolder(data);
    removeFolder(folder);
  });
  const port = await site.port.catch((error: Error) => {
    // Another program may have taken the port meanwhile.
    if (!error.message.includes('is taken by another program')) throw error;
    site = start();
    return site.port;
  });
  return {
    url: `http://localhost:${port}`,
    databaseUrl: settings['DATABASE_URL'] ?? urlOf(join(data, 'postgres'), roles.owner, database),
    shopUrl: `http://localhost:${site.shopPort()}`,
    outbox,
    mailUrl: mailServer.url,
  };
}
