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
  /** Of its database, as the one who owns the tables. */
  databaseUrl: string;
}

/** The site of the whole run: for files that change nothing there but add colleagues, whom nobody else looks at. */
export const sharedSite = (): Site => ({ url: inject('sharedSiteUrl'), databaseUrl: inject('sharedDatabaseUrl') });

/** The real program with the demonstration caterer, for the calling test file alone: what a file changes, no other one meets. */
export async function ownSite(
  settings: Record<string, string> = {},
): Promise<Site & { shopUrl: string; outbox: string }> {
  const clone = await cloneDatabase(inject('demonstrationUrl'), `site_${randomBytes(6).toString('hex')}`);
  return runSite({ DATABASE_URL: clone, ...settings });
}

/** The same with a database server of its own in its data folder, as at the caterer's. */
export function siteWithItsServer(): Promise<Site> {
  // With its owner: PostgreSQL refuses files that are another user's.
  return runSite({}, (data) => execFileSync('cp', ['-a', inject('demonstrationFolder'), data]));
}

/** Ports of this worker's sites that have ended: what its browser's tabs have loaded from one, they need not load from the next. */
const freePorts: number[] = [];

/** Gives also the folder of the mails that the site has sent: to a server that puts them there, unless the settings say otherwise. */
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
    // Another program may have got the port meanwhile.
    if (!error.message.includes('is taken by another program')) throw error;
    site = start();
    return site.port;
  });
  return {
    url: `http://localhost:${port}`,
    databaseUrl: settings['DATABASE_URL'] ?? urlOf(join(data, 'postgres'), roles.owner, database),
    shopUrl: `http://localhost:${site.shopPort()}`,
    outbox,
  };
}
