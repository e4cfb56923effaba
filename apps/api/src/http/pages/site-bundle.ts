import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnswerRequest } from '@traiteur/contract/wire/rendered-site.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { filePolicy } from './page-policy.ts';

export interface SiteBundle {
  answer: AnswerRequest;
  serveFiles: (app: FastifyInstance) => Promise<void>;
}

export async function builtSite(folder: string): Promise<SiteBundle> {
  // Another app's build: loaded by path, typed by the contract.
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
