import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testFolder } from '../../testing/test-folder.ts';
import { startEmbeddedServer } from './embedded-server.ts';

const secrets = {
  ADMIN_EMAIL: 'claire@example.com',
  ADMIN_PASSWORD: 'un mot de passe tranquille',
  SMTP_URL: 'smtp://claire:mot-du-courrier@127.0.0.1:1',
  GOOGLE_CLIENT_ID: 'traiteur',
  GOOGLE_CLIENT_SECRET: 'secret-de-google',
};

/** A process and those that it started. */
function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = parents.filter((name) => parentOf(name) === pid);
  return [pid, ...children.map(Number)];
}

const parentOf = (pid: string) => Number(/^PPid:\s+(\d+)$/m.exec(systemFile(pid, 'status'))?.[1]);

/** Empty once the process has ended, as short-lived ones of the server do. */
function systemFile(pid: number | string, file: 'status' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

// Elsewhere the system shows no environment.
test.skipIf(process.platform !== 'linux')(
  'the database server has none of our settings in its environment',
  async () => {
    const dataDir = testFolder();
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const [name, secret] of Object.entries(secrets)) vi.stubEnv(name, secret);
    const server = await startEmbeddedServer({ dataDir, options: [], log: () => {}, onLost: () => {} });
    onTestFinished(() => server.stop());
    const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
    const family = familyOf(postmaster);
    expect(family.length).toBeGreaterThan(3);
    for (const pid of family) {
      const environment = systemFile(pid, 'environ');
      for (const secret of Object.values(secrets)) expect(environment).not.toContain(secret);
      expect(environment).not.toMatch(/SMTP_URL|ADMIN_|GOOGLE_/);
    }
    const names = readFileSync(`/proc/${postmaster}/environ`, 'utf8').match(/^\w+(?==)|(?<=\0)\w+(?==)/g);
    expect(new Set(names)).toEqual(new Set(['LC_ALL', 'PATH']));
  },
);
