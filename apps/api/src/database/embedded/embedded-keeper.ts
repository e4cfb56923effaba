import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from '../server/absence.ts';
import { inSeconds, pauseAfter as growingPause } from '../server/pauses.ts';
import { stopOrphan } from './embedded-orphan.ts';
import type { ServerProcess } from './embedded-process.ts';

interface Keeping {
  folder: string;
  launch: () => ServerProcess;
  url: string;
  /** Log file. */
  output: string;
  log: (line: string) => void;
  /** Called once, with advice for the operator. */
  onLost: (sentence: string) => void;
  /** Milliseconds, by number of setbacks. */
  pauseAfter?: (setbacks: number) => number;
}

/** Failed starts in a row; with pauses, half a minute. */
const mostTries = 10;

/** Milliseconds until a server counts as stable, and setbacks reset to 0. */
const calm = 30_000;

/** Restarts after growing pauses; gives up when files are gone or starts fail too often. Returns a clean stop. */
export function superviseServer(
  first: ServerProcess,
  { folder, launch, url, output, log, onLost, pauseAfter = growingPause }: Keeping,
): () => Promise<void> {
  let server = first;
  let stopping = false;
  let setbacks = 0;
  const interrupt = () => server.interrupt();
  process.once('exit', interrupt);
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

  /** Returns a sentence when it fails. */
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

/** Never make a new cluster in place of a missing one: the caterer's data would seem lost. */
const isWhole = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

const goneSentence = (folder: string) =>
  `The files of the embedded database in ${folder} are gone: put them back or restore a backup, then start Traiteur again.`;
