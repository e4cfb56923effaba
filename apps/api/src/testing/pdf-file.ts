import { deflateSync } from 'node:zlib';

interface Wishes {
  name?: string;
  /** Objects that are no streams stand in a stream of objects, as PDF 1.5 writes them. */
  isCompact?: boolean;
  /** The length of the file stands in an object of its own. */
  hasIndirectLength?: boolean;
  /** As it stands in the file. */
  stream?: { bytes: Uint8Array; filter: string };
  /** Of the trailer. */
  trailer?: string;
}

/** A page with a file attached to it, as Factur-X has it. */
export function pdfFile(content: string, wishes: Wishes = {}): Uint8Array {
  const { name = 'factur-x.xml', isCompact = false, hasIndirectLength = false, trailer = '' } = wishes;
  const { bytes, filter } = wishes.stream ?? { bytes: deflateSync(content), filter: '/FlateDecode' };
  const length = hasIndirectLength ? '7 0 R' : String(bytes.length);
  const plainObjects: [number: number, text: string][] = [
    [1, `<< /Type /Catalog /Pages 2 0 R /AF [5 0 R] /Names << /EmbeddedFiles << /Names [(${name}) 5 0 R] >> >> >>`],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'],
    [5, `<< /Type /Filespec /AFRelationship /Alternative /F (${name}) /UF (${name}) /EF << /F 6 0 R /UF 6 0 R >> >>`],
    [7, String(bytes.length)],
  ];
  const file = stream(6, `/Type /EmbeddedFile /Subtype /text#2Fxml /Filter ${filter} /Length ${length}`, bytes);
  const objects = isCompact
    ? [file, objectStream(plainObjects)]
    : [...plainObjects.map(([number, text]) => Buffer.from(`${number} 0 obj\n${text}\nendobj\n`)), file];
  return table(objects, trailer);
}

const stream = (number: number, entries: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);

function objectStream(objects: readonly [number: number, text: string][]): Buffer {
  let place = 0;
  const pairs = objects.map(([number, text]) => {
    const pair = `${number} ${place}`;
    place += text.length + 1;
    return pair;
  });
  const head = `${pairs.join(' ')} `;
  const bytes = deflateSync(head + objects.map(([, text]) => `${text} `).join(''));
  const entries = `/Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode /Length ${bytes.length}`;
  return stream(9, entries, bytes);
}

function table(objects: readonly Buffer[], trailer: string): Uint8Array {
  const start = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1');
  const places = new Map<number, number>();
  let place = start.length;
  for (const object of objects) {
    places.set(Number.parseInt(object.toString('latin1', 0, 10), 10), place);
    place += object.length;
  }
  const size = Math.max(...places.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const at = places.get(number);
    return at === undefined ? '0000000000 65535 f ' : `${String(at).padStart(10, '0')} 00000 n `;
  });
  const end = `xref\n0 ${size}\n${rows.join('\n')}\ntrailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${place}\n%%EOF\n`;
  return Buffer.concat([start, ...objects, Buffer.from(end)]);
}
