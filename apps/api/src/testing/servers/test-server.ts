import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { checkExternalServer } from '../../database/server/external-server.ts';
import { dropLeftovers, makeTemplate } from '../database/test-template.ts';
import { startQuickServer } from './quick-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** As a role that may create databases. */
    testServerUrl: string;
    testTemplate: string;
  }
}

const folder = join(import.meta.dirname, '../../../../../.cache/test-postgres');

/** Once per run: a server with a migrated template, which each test file clones. */
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

/** Concurrent runs get a server each. */
async function startOnFreeFolder(place = 1) {
  try {
    return await startQuickServer(join(folder, String(place)));
  } catch (error) {
    if (place === 8) throw error;
    return startOnFreeFolder(place + 1);
  }
}
