import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const builtFolder = join(import.meta.dirname, '../../apps/shop/dist/client');

const foreign = /\/createdb|textes-du-site|js\.stripe\.com|maps\.googleapis/;

/** In bytes of brotli. */
export function scriptsOfPage(html: string): { count: number; bytes: number; foreignCode: string[] } {
  const addresses = new Set(
    [...html.matchAll(/<(?:script|link)[^>]*? (?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(fileIn),
  );
  const files = [...addresses].map((address) => join(builtFolder, address));
  const foreignCode = files.flatMap((file) => foreign.exec(readFileSync(file, 'utf8'))?.[0] ?? []);
  return { count: addresses.size, bytes: files.reduce((sum, file) => sum + sentBytes(file), 0), foreignCode };
}

const fileIn = ([, address = '']: RegExpExecArray) => address;

/** Small files have no compressed copy. */
const sentBytes = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
