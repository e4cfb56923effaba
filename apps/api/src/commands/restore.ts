import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../database/open-database.ts';
import { readBackupHead, restoreBackup } from '../house/database-upkeep/restore-backup.ts';
import { readSettings } from '../start/settings.ts';
import { StartError } from '../core/start-error.ts';

const usage = 'Say which backup: npm run restore -- traiteur-2026-11-23-1000.sql.gz [--replace]';
const log = (line: string) => console.log(line);

// `process.exit` runs the handlers that stop the embedded server, which rolls back an unfinished restore.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
process.once('disconnect', () => process.exit(1));

try {
  await restore();
  process.exit();
} catch (error) {
  if (error instanceof StartError) console.error(error.message);
  else console.error('The restore met an error it does not know, and nothing was changed:', error);
  process.exit(1);
}

async function restore(): Promise<void> {
  const { path, replace } = readArguments();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const { madeAt, version } = await readBackupHead(path);
  const database = await openDatabase({ ...settings, log, onLost: fail });
  try {
    log(`Restoring what Traiteur ${version} kept on ${momentIn(settings.house.timeZone, madeAt)}…`);
    const rows = await restoreBackup(database.ownerPool, { path, replace });
    log(`Restored ${rows} rows. Everybody signs in anew, with the passwords of that moment.`);
  } finally {
    await database.stop();
  }
}

function momentIn(timeZone: string, moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(moment));
}

function readArguments(): { path: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new StartError(usage);
    // npm changes to the project's folder; INIT_CWD is the user's.
    return { path: resolve(process.env.INIT_CWD ?? '.', file), replace: values.replace ?? false };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(usage, { cause: error });
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}
