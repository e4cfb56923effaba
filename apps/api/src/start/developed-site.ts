import { createServer } from 'vite';
import type { SiteBundle } from '../http/pages/site-bundle.ts';

/** The site from its sources, while it is developed: each page is drawn by what they say now, and open pages load anew when one is saved. */
export async function developedSite(folder: string): Promise<SiteBundle> {
  const vite = await createServer({
    root: folder,
    appType: 'custom',
    // Read as it is: a copy that is written and removed again would begin a watched server anew.
    configLoader: 'native',
    server: { middlewareMode: true },
  });
  // What draws a page runs here, where no browser hears of it by itself.
  vite.watcher.on('change', () => vite.ws.send({ type: 'full-reload' }));
  return {
    async answer(request, world) {
      const { answer } = (await vite.ssrLoadModule('/src/server.tsx')) as Pick<SiteBundle, 'answer'>;
      return answer(request, { ...world, keep: (_name, draw) => draw() });
    },
    async serveFiles(app) {
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()));
      // Vite puts styles into the page, which the built site forbids.
      app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'));
      app.addHook('onClose', () => vite.close());
    },
  };
}
