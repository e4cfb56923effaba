import { inflateSync } from 'node:zlib';
import { UnreadableFile } from '../../../../core/unreadable-file.ts';
import {
  type Budget,
  isDictionary,
  isReference,
  nameIn,
  type PdfDictionary,
  PdfReader,
  type PdfValue,
} from './pdf-values.ts';

export interface PdfObject {
  value: PdfValue;
  /** Where its stream begins and ends in the file. */
  stream?: { start: number; end: number };
}

export interface PdfObjects {
  bytes: Uint8Array;
  /** By number; of two with the same the later, as whoever changes a PDF appends. */
  objects: ReadonlyMap<number, PdfObject>;
}

const mostObjects = 200_000;
/** Values of all objects; a book of a thousand pages has a tenth. */
const mostValues = 1_500_000;
/** Bytes that lists of objects may unpack to, all together. */
const mostUnpacked = 32 * 1024 * 1024;

/**
 * Finds the objects of a PDF where they stand: its own table of them may be damaged, and would have to be trusted.
 * @throws {UnreadableFile} `file-locked`, `file-damaged`, `file-unpacks-too-large`
 */
export function readObjects(bytes: Uint8Array): PdfObjects {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (/\/Encrypt[\0\t\n\f\r ]{0,8}(?:\d|<<)/.test(text)) throw new UnreadableFile('file-locked');
  const objects = new Map<number, PdfObject>();
  const budget = { left: mostValues };
  const head = /(\d{1,10})[\0\t\n\f\r ]{1,8}\d{1,5}[\0\t\n\f\r ]{1,8}obj(?![A-Za-z])/g;
  for (let match = head.exec(text); match; match = head.exec(text)) {
    const reader = new PdfReader(text, head.lastIndex, budget);
    const value = reader.value();
    if (value === undefined) {
      head.lastIndex = Math.max(head.lastIndex, reader.place);
      continue;
    }
    const stream = isDictionary(value) && reader.passes('stream') ? streamAt(text, reader.place, value) : undefined;
    objects.set(Number(match[1]), stream ? { value, stream } : { value });
    if (objects.size > mostObjects) throw new UnreadableFile('file-unpacks-too-large');
    head.lastIndex = Math.max(head.lastIndex, stream?.end ?? reader.place);
  }
  return { bytes, objects: new Map([...packedObjects({ bytes, objects }, budget), ...objects]) };
}

/** As long as it says, or up to the word that ends it. */
function streamAt(text: string, place: number, dictionary: PdfDictionary): { start: number; end: number } {
  const start = place + (text.startsWith('\r\n', place) ? 2 : 1);
  const length = dictionary.get('Length');
  if (typeof length === 'number' && /^[\r\n ]{0,3}endstream/.test(text.slice(start + length, start + length + 12)))
    return { start, end: start + length };
  const end = text.indexOf('endstream', start);
  return { start, end: end === -1 ? text.length : end };
}

/** Objects that stand in streams of objects. */
function packedObjects(pdf: PdfObjects, budget: Budget): Map<number, PdfObject> {
  const packed = new Map<number, PdfObject>();
  let unpacked = 0;
  for (const object of pdf.objects.values()) {
    if (!isDictionary(object.value) || nameIn(object.value.get('Type')) !== 'ObjStm') continue;
    const text = Buffer.from(streamBytes(pdf, object, mostUnpacked - unpacked)).toString('latin1');
    unpacked += text.length;
    const [count, first] = [object.value.get('N'), object.value.get('First')];
    if (typeof count !== 'number' || typeof first !== 'number') continue;
    const numbers = [...text.slice(0, first).matchAll(/(\d{1,10})\s{1,8}(\d{1,10})/g)].slice(0, count);
    for (const [, number, offset] of numbers) {
      const value = new PdfReader(text, first + Number(offset), budget).value();
      if (value !== undefined) packed.set(Number(number), { value });
      if (packed.size > mostObjects) throw new UnreadableFile('file-unpacks-too-large');
    }
  }
  return packed;
}

export const resolved = ({ objects }: PdfObjects, value: PdfValue | undefined): PdfValue | undefined =>
  isReference(value) ? objects.get(value.object)?.value : value;

/** Unpacked up to that many bytes. @throws {UnreadableFile} `file-damaged`, `file-unpacks-too-large` */
export function streamBytes(pdf: PdfObjects, { value, stream }: PdfObject, most: number): Uint8Array {
  if (!stream || !isDictionary(value)) throw new UnreadableFile('file-damaged');
  const packed = pdf.bytes.subarray(stream.start, stream.end);
  const filter = resolved(pdf, value.get('Filter'));
  const filters = Array.isArray(filter) ? filter.map((item) => nameIn(resolved(pdf, item))) : [nameIn(filter ?? null)];
  const [name, ...laterNames] = filters.filter((item) => item !== undefined);
  if (name === undefined) return packed.length > most ? tooLarge() : packed;
  // Packed twice, a little becomes a lot: nobody who sends an invoice does.
  if (laterNames.length > 0 || !/^Fl(ateDecode)?$/.test(name)) throw new UnreadableFile('file-damaged');
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (cause) {
    if ((cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return tooLarge(cause);
    throw new UnreadableFile('file-damaged', { cause });
  }
}

function tooLarge(cause?: unknown): never {
  throw new UnreadableFile('file-unpacks-too-large', { cause });
}
