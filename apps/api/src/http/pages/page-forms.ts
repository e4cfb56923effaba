import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DrawnPage } from '@traiteur/contract/wire/rendered-site.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it crosses the wire. */
interface PageForms {
  /** The same for all forms of it: what a browser has is compared with the page, not with its bytes. */
  etag: string;
  in: (encoding: Encoding) => Promise<Buffer>;
}

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  identity: async (bytes: Buffer) => bytes,
};

const formsByPage = new WeakMap<DrawnPage, PageForms>();

/** The forms of a page: each is made once, however often it is asked for, and lives as long as the page. */
export function formsOf(page: DrawnPage): PageForms {
  const before = formsByPage.get(page);
  if (before) return before;
  const bytes = Buffer.from(page.html);
  const compressions = new Map<Encoding, Promise<Buffer>>();
  const forms: PageForms = {
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    in: (encoding) => {
      const form = compressions.get(encoding) ?? compressors[encoding](bytes);
      compressions.set(encoding, form);
      return form;
    },
  };
  formsByPage.set(page, forms);
  return forms;
}

/** The best form that a browser takes, as its `Accept-Encoding` says. */
export function encodingFor(header: string | undefined): Encoding {
  const names = (header ?? '').split(',').flatMap((part) => {
    const [name = '', quality = ''] = part
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim());
    return /^q=0(?:\.0*)?$/.test(quality) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? 'identity';
}

/** Whether a browser has that page already, as its `If-None-Match` says. */
export const hasPage = (tags: string | undefined, etag: string): boolean =>
  tags !== undefined && tags.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
