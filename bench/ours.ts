// The measured application: its own program on a free port, until its parent ends.
import { buildApp } from '../apps/api/src/app.ts';
import { openPool } from '../apps/api/src/database/server/pool.ts';
import { appOptions } from './app-options.ts';
import type { OursOptions } from './servers.ts';

process.once('disconnect', () => process.exit());
process.once('message', ({ url }: OursOptions) => void serve(url));

async function serve(url: string): Promise<void> {
  const app = await buildApp(appOptions(openPool(url)));
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
}
