import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

export interface ZipPart {
  path: string;
  data: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export async function* zipOf(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array, undefined> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { path, data } of parts) {
    const file: ZipInputFile = { filename: path, size: 0, crc: 0, compression: 8 };
    zip.add(file);
    for await (const chunk of deflate(countBytes(data, file))) {
      file.ondata?.(null, chunk, false);
      for (const bytes of chunks.splice(0)) yield bytes;
    }
    file.ondata?.(null, new Uint8Array(), true);
    for (const bytes of chunks.splice(0)) yield bytes;
  }
  zip.end();
  for (const bytes of chunks.splice(0)) yield bytes;
}

async function* countBytes(data: ZipPart['data'], file: ZipInputFile): AsyncGenerator<Uint8Array, undefined> {
  for await (const chunk of data) {
    file.size += chunk.length;
    file.crc = crc32(chunk, file.crc);
    yield chunk;
  }
}

function deflate(data: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array<ArrayBuffer>> {
  const deflating = createDeflateRaw();
  // The reader gets the error.
  pipeline(data, deflating, () => undefined);
  return deflating;
}
