import type { DrawnPage, RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';
import { workerFile } from '../site/document/files.ts';
import { offlineAddresses } from './offline-addresses.ts';
import { offlinePage } from './offline-page.tsx';

/**
 * The service worker, preceded by the version of its stored pages. Browsers replace it when a byte differs: after a
 * release, and when the house changes its name, colours or phone.
 */
export async function workerScript(world: RenderingWorld): Promise<DrawnPage> {
  const pages = await Promise.all([offlinePage(world, 'fr'), offlinePage(world, 'en')]);
  const version = await versionOf(pages.map(({ html }) => html).join());
  return {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
      'cache-control': 'no-cache',
    },
    html: `self.offline=${JSON.stringify({ version, pages: offlineAddresses })};importScripts(${JSON.stringify(workerFile)});`,
  };
}

async function versionOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
