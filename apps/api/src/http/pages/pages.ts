import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../core/refusal.ts';
import { roundWorker } from '@traiteur/contract/delivery/rounds.ts';
import type { House } from '../../core/house.ts';
import { secureHeaders } from '../secure-headers.ts';
import { roundWorkerScript } from './offline-round/offline-round.ts';
import { contentPolicy, filePolicy } from './page-policy.ts';

interface Pages {
  folder: string;
  apiHost: string | undefined;
  house: House;
  /** Given to the page; with a key, its policy allows Google's map. */
  settingsFor: (request: FastifyRequest) => { siteUrl: string; mapsKey?: string | undefined };
}

/** Caches files forever, as their names are hashed. All other addresses get the page. */
export async function servePages(app: FastifyInstance, { folder, apiHost, house, settingsFor }: Pages): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', '**/*.{br,gz}'],
    maxAge: '365d',
    immutable: true,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('content-security-policy', filePolicy),
  });
  app.get(roundWorker, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(roundWorkerScript(house)),
  );
  app.setNotFoundHandler((request, reply) => {
    if (!asksForPage(request)) throw new Refusal('not-found');
    // "<" would end the script element early.
    const styleNonce = randomBytes(16).toString('base64url');
    const pageSettings = settingsFor(request);
    const { siteUrl, mapsKey } = pageSettings;
    const settings = JSON.stringify({ ...pageSettings, styleNonce }).replaceAll('<', '\\u003c');
    const element = `<script type="application/json" id="settings">${settings}</script>`;
    const headers = secureHeaders({
      contentSecurityPolicy: contentPolicy(apiHost, { styleNonce, frames: [siteUrl], hasGoogleMaps: !!mapsKey }),
      // Google checks the key by the page's origin.
      ...(mapsKey && { referrerPolicy: { policy: 'strict-origin' as const } }),
    });
    return (
      reply
        .headers(headers)
        .header('cache-control', 'no-cache')
        // The administration must not be indexed.
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(page.replace('<!--settings-->', () => element))
    );
  });
}

/** /api is the API's, on the site too. A missing script is a 404: a page in its place would run as code. */
const asksForPage = ({ method, url }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && !/^\/(?:api|assets)(?:[/?]|$)/.test(url);
