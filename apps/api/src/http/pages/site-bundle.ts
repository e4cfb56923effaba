import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnswerRequest } from '@traiteur/contract/wire/rendered-site.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { filePolicy } from './page-policy.ts';

/** Where a rendered site comes from: what answers for a page, and how browsers get the files that pages name. */
export interface SiteBundle {
  answer: AnswerRequest;
  serveFiles: (app: FastifyInstance) => Promise<void>;
}

/** The site as it was built into a folder: `client` for browsers, `server/server.js` for us. */
export async function builtSite(folder: string): Promise<SiteBundle> {
  // It was built from another app, which is no part of this one: it is found by its path, and by what it exports.
  const { answer } = (await import(pathToFileURL(join(folder, 'server/server.js')).href)) as Pick<SiteBundle, 'answer'>;
  return {
    answer,
    async serveFiles(app) {
      await app.register(fastifyStatic, {
        root: join(folder, 'client'),
        index: false,
        wildcard: false,
        globIgnore: ['.vite/**', '**/*.{br,gz}'],
        maxAge: '365d',
        immutable: true,
        preCompressed: true,
        setHeaders: (reply) => void reply.header('content-security-policy', filePolicy),
      });
    },
  };
}
