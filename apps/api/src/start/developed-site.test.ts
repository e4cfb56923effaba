import { join } from 'node:path';
import type { RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';
import { usualColours } from '@traiteur/domain/site/brand-colours.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { afterwards } from '../testing/afterwards.ts';
import { developedSite } from './developed-site.ts';

const { answer, serveFiles } = await developedSite(join(import.meta.dirname, '../../../shop'));
const app = Fastify();
await serveFiles(app);
afterwards(() => app.close());

test('a page of the site is drawn from its sources, in its words', async () => {
  const site = { brand: { name: 'Chez Zoé', colours: usualColours }, contact: { phone: '' } };
  const world = { call: () => () => Promise.resolve(site) } as unknown as RenderingWorld;
  const reply = await answer(new Request('http://localhost/en/offline'), world);
  expect(reply).toMatchObject({ page: { status: 200, html: expect.stringContaining('Chez Zoé') as string } });
  expect(reply).toMatchObject({ page: { html: expect.stringContaining('The connection is lost') as string } });
});

test('a style is given to the browser as the source says it now', async () => {
  const reply = await app.inject({ url: '/src/site/site.css?direct', headers: { accept: 'text/css' } });
  expect(reply.headers['content-type']).toContain('text/css');
  expect(reply.body).toContain('body');
});
