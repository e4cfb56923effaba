import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { makeFolder, removeFolder, startTraiteur } from '../apps/api/src/testing/running-traiteur.ts';
import { claire } from './demonstration.ts';

export interface Site {
  url: string;
  /** Folder of the mails that it has sent. */
  outbox: string;
}

/** The real program with the demonstration caterer, for the calling test file alone: what a file changes, no other one meets. */
export async function openSite(settings: Record<string, string> = {}): Promise<Site> {
  const folder = makeFolder();
  const data = join(folder, 'data');
  // With its owner: PostgreSQL refuses files that are another user's.
  execFileSync('cp', ['-a', inject('demonstration'), data]);
  const site = startTraiteur({ DATA_DIR: data, ...claire, ...settings });
  afterAll(async () => {
    site.kill('SIGTERM');
    await site.ended;
    removeFolder(data);
    removeFolder(folder);
  }, 60_000);
  return { url: `http://localhost:${await site.port}`, outbox: join(data, 'outbox') };
}
