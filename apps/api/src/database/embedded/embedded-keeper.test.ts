import { join } from 'node:path';
import { rmSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { testFolder } from '../../testing/test-folder.ts';
import { superviseServer } from './embedded-keeper.ts';
import type { ServerProcess } from './embedded-process.ts';

/** A stand-in for a cluster: the test decides when its servers end and when they answer. */
function keptServer({ answering, startError }: { answering: boolean; startError?: Error }) {
  const folder = testFolder();
  const version = join(folder, 'PG_VERSION');
  writeFileSync(version, '18');
  const lines: string[] = [];
  const falls: (() => void)[] = [];
  const launch = (): ServerProcess => {
    if (startError && falls.length > 0) throw startError;
    return {
      ended: new Promise((resolve) => falls.push(resolve)),
      answers: () => Promise.resolve(answering),
      lastWords: () => 'could not write lock file: No space left on device',
      interrupt: () => undefined,
      stop: () => Promise.resolve(),
    };
  };
  const loss = new Promise<string>((onLost) =>
    superviseServer(launch(), {
      folder,
      launch,
      url: '',
      output: 'postgres.log',
      log: (line) => lines.push(line),
      onLost,
      pauseAfter: (setbacks) => Math.min(setbacks, 2) * 100,
    }),
  );
  return { folder, version, lines, lost: loss, launched: () => falls.length, fall: () => falls.at(-1)?.() };
}

test('a server that ends by itself is started again, after a longer pause each time, a line for each', async () => {
  const server = keptServer({ answering: true });
  for (const times of [1, 2, 3]) {
    server.fall();
    await vi.waitUntil(() => server.lines.length === 2 * times);
  }
  expect(server.lines.filter((_, index) => index % 2 === 0)).toEqual(
    ['0.0', '0.1', '0.2'].map(
      (seconds) =>
        `The embedded database has stopped by itself (its last words are in postgres.log): starting it again in ${seconds} s.`,
    ),
  );
  expect(server.lines[1]).toMatch(/^The embedded database answers again, \d+\.\d s after it stopped\.$/);
});

test('one that does not start is given up after ten tries, with what it says', async () => {
  const server = keptServer({ answering: false });
  server.fall();
  expect(await server.lost).toBe(
    'The embedded database does not start (could not write lock file: No space left on device), and 10 tries were in vain: mend what it says, then start Traiteur again.',
  );
  expect(server.launched()).toBe(11);
  expect(server.lines).toHaveLength(10);
});

test('where its files are gone, none is started that would make new ones', async () => {
  const server = keptServer({ answering: true });
  rmSync(server.version);
  server.fall();
  expect(await server.lost).toBe(
    `The files of the embedded database in ${server.folder} are gone: put them back or restore a backup, then start Traiteur again.`,
  );
  expect(server.launched()).toBe(1);
});

test('a start that cannot even be tried is told of with its reason', async () => {
  const server = keptServer({ answering: true, startError: new Error('EMFILE: too many open files') });
  server.fall();
  expect(await server.lost).toBe(
    'The embedded database has stopped and cannot be started again (EMFILE: too many open files).',
  );
});
