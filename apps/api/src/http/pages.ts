import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../core/refusal.ts';

/**
 * Serves a built front end: its files for ever under hashed names, and its one page for every other address, with the settings the page
 * needs written into it.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  settingsFor: (request: FastifyRequest) => object,
): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    maxAge: '365d',
    immutable: true,
    preCompressed: true,
  });
  app.setNotFoundHandler((request, reply) => {
    // An old script file is gone: answer 404, since a page in its place would be run as code.
    if (request.url.startsWith('/assets/')) throw new Refusal('not-found');
    // "<" would end the script element early.
    const settings = JSON.stringify(settingsFor(request)).replaceAll('<', '\\u003c');
    const element = `<script type="application/json" id="settings">${settings}</script>`;
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replace('<!--settings-->', () => element));
  });
}
