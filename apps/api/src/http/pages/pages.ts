import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../core/refusal.ts';
import { contentPolicy, filePolicy } from './page-policy.ts';

interface Pages {
  /** Of the built front end. */
  folder: string;
  /** Origin of the API, where it has one of its own. */
  apiHost: string | undefined;
  /** Origin of the site where clients order, which a page may show in a frame. */
  siteUrl: string;
  /** Of the maps service: it is told to the page, whose policy then lets Google's map in. */
  mapsKey: string | undefined;
  settingsFor: (request: FastifyRequest) => object;
}

/**
 * Serves a built front end: its files for ever under hashed names, and its one page for every other address, with the settings the page
 * needs written into it, and a nonce that its style elements carry.
 */
export async function servePages(
  app: FastifyInstance,
  { folder, apiHost, siteUrl, mapsKey, settingsFor }: Pages,
): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    // The page is answered below, and a compressed file only as the form of another.
    globIgnore: ['index.html', '**/*.{br,gz}'],
    maxAge: '365d',
    immutable: true,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('content-security-policy', filePolicy),
  });
  app.setNotFoundHandler((request, reply) => {
    if (!asksForPage(request)) throw new Refusal('not-found');
    // "<" would end the script element early.
    const styleNonce = randomBytes(16).toString('base64url');
    const settings = JSON.stringify({ ...settingsFor(request), mapsKey, styleNonce }).replaceAll('<', '\\u003c');
    const element = `<script type="application/json" id="settings">${settings}</script>`;
    reply.helmet({
      contentSecurityPolicy: contentPolicy(apiHost, { styleNonce, frames: [siteUrl], hasGoogleMaps: !!mapsKey }),
      // Google knows by the origin of a page whether the key is its own.
      ...(mapsKey && { referrerPolicy: { policy: 'strict-origin' as const } }),
    });
    return (
      reply
        .header('cache-control', 'no-cache')
        // A front end that is drawn in the browser alone is nobody's to find: the administration.
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(page.replace('<!--settings-->', () => element))
    );
  });
}

/**
 * Everything below the API's path is the API's, also where it is asked at the address of the site. An old script file that is gone is 404 too: a
 * page in its place would be run as code.
 */
const asksForPage = ({ method, url }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && !/^\/(?:api|assets)(?:[/?]|$)/.test(url);
