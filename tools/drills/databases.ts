import { hasInstalledServer, startTcpServer } from '../../apps/api/src/testing/servers/tcp-server.ts';

/** How the server of each is started; the embedded one by the house. `npm run drill -- kills 30 external` takes one. */
export const databases = [
  ['an embedded database', async () => undefined],
  ...(hasInstalledServer ? [['an external database', () => startTcpServer()] as const] : []),
] as const;
