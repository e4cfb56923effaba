import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedServer } from '../../database/embedded/embedded-server.ts';
import { checkExternalServer } from '../../database/server/external-server.ts';
import { dropLeftovers, makeTemplate } from '../database/test-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** As one who may make databases. */
    testServerUrl: string;
    testTemplate: string;
  }
}

const folder = join(import.meta.dirname, '../../../../../.cache/test-postgres');

/** Once per run: a server, and on it a template with all migrations applied, which each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL;
  const server = external ? await externalServer(external) : await startOnFreeFolder();
  const url = server.superuserUrl;
  try {
    const template = await makeTemplate(url);
    if (!external) await dropLeftovers(url, template);
    project.provide('testServerUrl', url);
    project.provide('testTemplate', template);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}

async function externalServer(url: string) {
  return { ...(await checkExternalServer(url)), superuserUrl: url };
}

/** Two runs at the same time each get a server of their own. */
async function startOnFreeFolder(place = 1) {
  // Faster settings: test data may be lost in a crash.
  const options = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  try {
    return await startEmbeddedServer({
      dataDir: join(folder, String(place)),
      options: options.flatMap((option) => ['-c', option]),
      log: console.error,
      onLost: console.error,
    });
  } catch (error) {
    if (place === 8) throw error;
    return startOnFreeFolder(place + 1);
  }
}
