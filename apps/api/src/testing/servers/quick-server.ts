import { startEmbeddedServer } from '../../database/embedded/embedded-server.ts';

/** What a test wrote may be lost in a crash: nothing waits for the disk, and no more is logged or tidied than a test's hour needs. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'max_connections=200',
];

/** An embedded server for tests on this data folder. */
export function startQuickServer(dataDir: string) {
  const options = settings.flatMap((setting) => ['-c', setting]);
  return startEmbeddedServer({ dataDir, options, log: console.error, onLost: console.error });
}
