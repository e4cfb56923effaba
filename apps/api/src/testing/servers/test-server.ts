import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { externalServer } from '../../database/server/external-server.ts';
import { makeTemplate, templateName } from '../database/test-template.ts';
import { makeFolder, removeFolder } from '../running-traiteur.ts';
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
  const server = external ? await serverAt(external) : await startOnCopy(await folderWithTemplate());
  project.provide('testServerUrl', server.superuserUrl);
  project.provide('testTemplate', templateName());
  return () => server.stop();
}

async function serverAt(url: string) {
  const server = await externalServer(url);
  await makeTemplate(url);
  return { ...server, superuserUrl: url };
}

/** Data of a stopped server, made once per schema. */
async function folderWithTemplate() {
  const template = join(folder, templateName());
  if (existsSync(template)) return template;
  mkdirSync(folder, { recursive: true });
  const unfinished = makeFolder();
  const server = await startQuickServer(unfinished);
  try {
    await makeTemplate(server.superuserUrl);
  } finally {
    await server.stop();
  }
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  const copy = `${template}.${process.pid}`;
  copyFolder(unfinished, copy);
  removeFolder(unfinished);
  renameSync(copy, template);
  return template;
}

/** In the run's own folder: others may run at the same time. */
async function startOnCopy(template: string) {
  const copy = makeFolder();
  copyFolder(`${template}/.`, copy);
  const server = await startQuickServer(copy);
  return {
    superuserUrl: server.superuserUrl,
    async stop() {
      await server.stop();
      removeFolder(copy);
    },
  };
}

/** Keeps the owner: PostgreSQL refuses files of another user. */
const copyFolder = (from: string, to: string) => execFileSync('cp', ['-aL', from, to]);
