import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeFolder, removeFolder, startTraiteur } from '../apps/api/src/testing/running-traiteur.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of the demonstration caterer, which nobody runs on: a site runs on a copy. */
    demonstration: string;
  }
}

/** Who signs in, in the browser tests. */
export const claire = { ADMIN_EMAIL: 'claire@example.com', ADMIN_PASSWORD: 'un mot de passe tranquille' };

/** Once per run: the real program loads the demonstration caterer, and ends. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = makeFolder();
  const demonstration = join(folder, 'data');
  const site = startTraiteur({ DATA_DIR: demonstration, DEMO_DATA: '1', ...claire });
  await site.port;
  site.kill('SIGTERM');
  await site.ended;
  project.provide('demonstration', demonstration);
  return () => {
    removeFolder(demonstration);
    removeFolder(folder);
  };
}
