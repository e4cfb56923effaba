import { startEmbeddedServer } from '../../database/embedded/embedded-server.ts';

/** Test data may be lost in a crash: no waiting for the disk, little logging, no vacuum. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'max_connections=200',
];

export function startQuickServer(dataDir: string) {
  const options = settings.flatMap((setting) => ['-c', setting]);
  return startEmbeddedServer({ dataDir, options, log: console.error, onLost: console.error });
}
