import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

export interface WireForms {
  /** Same for all encodings: it identifies the text, not the bytes. */
  etag: string;
  in: (encoding: Encoding) => Promise<Buffer>;
}

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // Pages are not much longer than this window; the default takes megabytes per running compression.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  identity: async (bytes: Buffer) => bytes,
};

export function wireForms(text: string | Uint8Array): WireForms {
  const bytes = typeof text === 'string' ? Buffer.from(text) : asBuffer(text);
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    in: (encoding) => {
      const form = forms.get(encoding) ?? compressors[encoding](bytes);
      forms.set(encoding, form);
      return form;
    },
  };
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export async function sendForm(request: FastifyRequest, reply: FastifyReply, forms: WireForms) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  void reply.header('etag', forms.etag);
  if (reply.statusCode === 200 && isThere(request.headers['if-none-match'], forms.etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await forms.in(encoding));
}

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

const isThere = (tags: string | undefined, etag: string): boolean =>
  tags !== undefined && tags.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
