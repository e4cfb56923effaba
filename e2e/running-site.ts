import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeFolder, removeFolder, startTraiteur } from '../apps/api/src/testing/running-traiteur.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    /** Folder of the mails that the site has sent. */
    siteOutbox: string;
  }
}

/** Who signs in, in the browser tests. */
export const claire = { ADMIN_EMAIL: 'claire@example.com', ADMIN_PASSWORD: 'un mot de passe tranquille' };

/** Once per run: the real program with the demonstration caterer, on a free port. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeFolder();
  const site = startTraiteur({ DATA_DIR: join(folder, 'data'), DEMO_DATA: '1', ...claire });
  project.provide('siteUrl', `http://localhost:${await site.port}`);
  project.provide('siteOutbox', join(folder, 'data/outbox'));
  return async () => {
    site.kill('SIGTERM');
    await site.ended;
    removeFolder(join(folder, 'data'));
    removeFolder(folder);
  };
}
