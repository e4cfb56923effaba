import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip, type Gunzip } from 'node:zlib';
import { codeOf, StartError } from '../../core/start-error.ts';
import { endOfRows } from './backup-format.ts';

/** In bytes: longer than most lines, except pictures. */
const chunkSize = 256 * 1024;

/** In bytes, without rows. */
const longestLine = 64 * 1024;

/** In bytes. A larger text must not be more than `densest` times its compressed size: guards against a zip bomb. */
const harmlessSize = 64 * 1024 * 1024;
const densest = 200;

const newline = '\n'.charCodeAt(0);
const emptyTable = Buffer.from(`${endOfRows}\n`);
const tableEnd = Buffer.from(`\n${endOfRows}\n`);

export interface BackupReader {
  /** Skips empty lines; undefined at the end of the file. */
  line: () => Promise<string | undefined>;
  rows: () => AsyncGenerator<Buffer>;
  close: () => void;
}

/** @throws {StartError} from each read, for a file that is no backup or is cut short */
export function readBackup(path: string): BackupReader {
  const text = pipeline(createReadStream(path), createGunzip({ chunkSize }), () => undefined);
  return { ...readChunks(unswollen(text, path), path), close: () => text.destroy() };
}

async function* unswollen(text: Gunzip, path: string): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of text) {
    length += (chunk as Buffer).length;
    if (length > harmlessSize && length > text.bytesWritten * densest)
      throw new StartError(`${path} swells to far more than any backup of Traiteur's does: get it anew.`);
    yield chunk as Buffer;
  }
}

export function readChunks(text: AsyncIterable<Buffer>, path: string): Omit<BackupReader, 'close'> {
  const chunks = text[Symbol.asyncIterator]();
  let buffer: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    try {
      const next = await chunks.next();
      if (next.done) return false;
      buffer = buffer.length > 0 ? Buffer.concat([buffer, next.value]) : next.value;
      return true;
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(sentenceFor(codeOf(error), path), { cause: error });
    }
  }

  function readBytes(length: number): Buffer {
    const bytes = buffer.subarray(0, length);
    buffer = buffer.subarray(length);
    return bytes;
  }

  async function nextLine(): Promise<string | undefined> {
    let end = buffer.indexOf(newline);
    while (end < 0 && buffer.length < longestLine && (await more())) end = buffer.indexOf(newline);
    if (end >= 0) return readBytes(end + 1).toString('utf8', 0, end);
    if (buffer.length > 0) throw new StartError(notWhole(path));
    return undefined;
  }

  return {
    async line() {
      let line = await nextLine();
      while (line === '') line = await nextLine();
      return line;
    },
    async *rows() {
      while (buffer.length < emptyTable.length && (await more()));
      if (buffer.subarray(0, emptyTable.length).equals(emptyTable)) {
        readBytes(emptyTable.length);
        return;
      }
      let end = buffer.indexOf(tableEnd);
      while (end < 0) {
        // The end mark may be split between two chunks.
        if (buffer.length > tableEnd.length) yield readBytes(buffer.length - tableEnd.length);
        if (!(await more())) throw new StartError(notWhole(path));
        end = buffer.indexOf(tableEnd);
      }
      yield readBytes(end + 1);
      readBytes(emptyTable.length);
    },
  };
}

function sentenceFor(code: string, path: string): string {
  switch (code) {
    case 'ENOENT':
      return `There is no file ${path}.`;
    case 'EISDIR':
      return `${path} is a folder: name the backup in it.`;
    case 'EACCES':
    case 'EPERM':
      return `This user may not read ${path}.`;
    default:
      return notWhole(path);
  }
}

export const notWhole = (path: string): string =>
  `${path} is no backup of Traiteur's, or only a part of one: get it anew.`;
