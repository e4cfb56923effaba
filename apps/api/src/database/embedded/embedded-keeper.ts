import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from '../server/absence.ts';
import { inSeconds, pauseAfter as growingPause } from '../server/pauses.ts';
import { stopOrphan } from './embedded-orphan.ts';
import type { ServerProcess } from './embedded-process.ts';

interface Keeping {
  /** Folder of the cluster. */
  folder: string;
  launch: () => ServerProcess;
  /** Where it answers. */
  url: string;
  /** File of what it says. */
  output: string;
  log: (line: string) => void;
  /** Called once, with what is to be mended by hand. */
  onLost: (sentence: string) => void;
  /** In milliseconds, after so many setbacks. */
  pauseAfter?: (setbacks: number) => number;
}

/** Starts in a row that may fail; together with their pauses they take half a minute. */
const mostTries = 10;

/** In milliseconds: after so long a server counts as stable, and the setbacks start again at 0. */
const calm = 30_000;

/**
 * Keeps the server up: when it ends without being asked to, it is started again after a pause, a longer one each time.
 * Gives it up when its files are gone or it fails too often in a row. Returns what stops it cleanly.
 */
export function superviseServer(
  first: ServerProcess,
  { folder, launch, url, output, log, onLost, pauseAfter = growingPause }: Keeping,
): () => Promise<void> {
  let server = first;
  let stopping = false;
  let setbacks = 0;
  const interrupt = () => server.interrupt();
  process.once('exit', interrupt);
  // An unexpected error while restarting ends Traiteur with a sentence, too.
  watch().catch((error: unknown) =>
    onLost(`The embedded database has stopped and cannot be started again (${reasonOf(error)}).`),
  );
  return async () => {
    stopping = true;
    process.off('exit', interrupt);
    await server.stop();
  };

  async function watch(): Promise<void> {
    for (;;) {
      const since = Date.now();
      await server.ended;
      if (stopping) return;
      if (Date.now() - since > calm) setbacks = 0;
      const reason = await startAgain(Date.now());
      if (stopping) return;
      if (reason) return onLost(reason);
    }
  }

  /** A sentence when that cannot be. */
  async function startAgain(since: number): Promise<string | undefined> {
    let reason = `The embedded database has stopped by itself (its last words are in ${output})`;
    for (let tries = 1; tries <= mostTries; tries++) {
      if (!isWhole(folder)) return goneSentence(folder);
      const milliseconds = pauseAfter(setbacks++);
      log(`${reason}: starting it again in ${inSeconds(milliseconds)}.`);
      await pause(milliseconds, undefined, { ref: false });
      if (stopping) return undefined;
      await stopOrphan(folder);
      if (stopping) return undefined;
      server = launch();
      if (await server.answers(url)) {
        log(`The embedded database answers again, ${inSeconds(Date.now() - since)} after it stopped.`);
        return undefined;
      }
      if (stopping) return undefined;
      reason = `The embedded database does not start (${server.lastWords()})`;
    }
    return `${reason}, and ${mostTries} tries were in vain: mend what it says, then start Traiteur again.`;
  }
}

/** Without this file the folder is no cluster. No new one is made in its place: the caterer's data would seem lost. */
const isWhole = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

const goneSentence = (folder: string) =>
  `The files of the embedded database in ${folder} are gone: put them back or restore a backup, then start Traiteur again.`;
