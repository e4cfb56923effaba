import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clearLeftovers, makeRunFolder } from './leftovers.mjs';

/** A program of the run in that folder. */
async function programOf(folder, script) {
  const environment = { ...process.env, TMPDIR: folder };
  const program = spawn(process.execPath, ['-e', script], { env: environment, stdio: ['ignore', 'pipe', 'ignore'] });
  await once(program.stdout, 'data');
  return program;
}

test('a run that cleared up after itself has nothing said of it, and its folder goes', async () => {
  const folder = makeRunFolder();
  expect(await clearLeftovers(folder)).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

test('what it left is named: a process, which is ended, and a folder, which goes', async () => {
  const folder = makeRunFolder();
  mkdirSync(join(folder, 'traiteur-test-abc'));
  const program = await programOf(folder, 'console.log("here"); setInterval(() => {}, 1000)');
  const end = once(program, 'exit');
  const sentences = await clearLeftovers(folder, 0);
  expect(sentences).toEqual([
    expect.stringContaining(`The tests left a process running: ${program.pid}, ${process.execPath} -e`),
    'The tests left traiteur-test-abc in their temporary folder.',
  ]);
  await end;
  expect(existsSync(folder)).toBe(false);
});

test('a process that is just ending is waited for', async () => {
  const folder = makeRunFolder();
  await programOf(folder, 'console.log("here"); setTimeout(() => {}, 500)');
  expect(await clearLeftovers(folder)).toEqual([]);
});

test('what another run has is none of its business', async () => {
  const [ownFolder, otherFolder] = [makeRunFolder(), makeRunFolder()];
  mkdirSync(join(otherFolder, 'traiteur-test-abc'));
  const program = await programOf(otherFolder, 'console.log("here"); setInterval(() => {}, 1000)');
  expect(await clearLeftovers(ownFolder, 0)).toEqual([]);
  expect(program.exitCode).toBe(null);
  await clearLeftovers(otherFolder, 0);
});
