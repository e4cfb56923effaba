import type { Kysely } from 'kysely';
import { clearAttempts } from '../sign-in/attempts.ts';
import { clearPasswordResets } from '../sign-in/password-reset-rows.ts';
import type { Database } from '../database/schema.ts';
import { clearPictures } from '../pictures/picture-rows.ts';
import { clearSessions } from '../sessions/session-rows.ts';

interface Clearing {
  db: Kysely<Database>;
  clock: () => Date;
  log: (line: string) => void;
}

/** Deletes rows that are over. Several nodes may run it at once, and it may be interrupted. */
export async function cleanUp(db: Kysely<Database>, now: Date): Promise<void> {
  await clearSessions(db, now);
  await clearPasswordResets(db, now);
  await clearAttempts(db);
  await clearPictures(db, now);
}

/** Cleans up now and then every hour, until the returned function is called. */
export function cleanHourly({ db, clock, log }: Clearing): () => void {
  let stopped = false;
  const clear = () =>
    void cleanUp(db, clock()).catch((error: Error) => {
      if (!stopped) log(`What is over could not be cleared away: ${error.message}`);
    });
  clear();
  const hourly = setInterval(clear, 3_600_000);
  return () => {
    stopped = true;
    clearInterval(hourly);
  };
}
