import { createServer } from 'vite';
import type { SiteBundle } from '../http/pages/site-bundle.ts';

export async function developedSite(folder: string): Promise<SiteBundle> {
  const vite = await createServer({
    root: folder,
    appType: 'custom',
    // A bundled config would be written and removed, and restart a watching server.
    configLoader: 'native',
    server: { middlewareMode: true },
  });
  // Page code runs on the server, so Vite does not reload the browser by itself.
  vite.watcher.on('change', () => vite.ws.send({ type: 'full-reload' }));
  return {
    async answer(request, world) {
      const { answer } = (await vite.ssrLoadModule('/src/server.tsx')) as Pick<SiteBundle, 'answer'>;
      return answer(request, { ...world, cache: (_name, draw) => draw() });
    },
    async serveFiles(app) {
      app.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, () => next()));
      // Vite inlines styles, which the built site's policy forbids.
      app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'));
      app.addHook('onClose', () => vite.close());
    },
  };
}
