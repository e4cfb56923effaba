import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { rowCounter } from './count-rows.ts';

/** The beginning of an archive as our server writes it: an entry of unknown length, then the next one. */
function archiveOf(sheet: string): Uint8Array<ArrayBuffer> {
  const name = 'xl/worksheets/sheet1.xml';
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50);
  head.writeUInt16LE(name.length, 26);
  return new Uint8Array(Buffer.concat([head, Buffer.from(name), deflateRawSync(sheet), Buffer.from('PK next entry')]));
}

async function pass(archive: Uint8Array<ArrayBuffer>, step: number) {
  const counts: number[] = [];
  const chunks = Array.from({ length: Math.ceil(archive.length / step) }, (_, n) =>
    archive.slice(n * step, (n + 1) * step),
  );
  const file = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const output = file.pipeThrough(rowCounter((rows) => counts.push(rows)));
  return { counts, output: new Uint8Array(await new Response(output).arrayBuffer()) };
}

/** Text that does not compress, so that rows come through one after the other. */
const noise = (n: number) => Array.from({ length: 400 }, (_, m) => Math.sin(n * 1000 + m).toString(36)).join('');
const sheet = `<sheetData>${Array.from({ length: 300 }, (_, n) => `<row r="${n + 1}">é&lt;row ${noise(n)}</row>`).join('')}</sheetData>`;
const archive = archiveOf(sheet);

test.each([29, 1000, 65_536])('rows are counts as they come, in chunks of %i bytes', async (step) => {
  const { counts } = await pass(archive, step);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts[0]).toBeLessThan(100);
  expect(counts.at(-1)).toBeGreaterThan(250);
  expect(counts.at(-1)).toBeLessThanOrEqual(300);
});

test('the file passes unchanged', async () => {
  const { output } = await pass(archive, 1000);
  expect(Buffer.compare(output, archive)).toBe(0);
});

test('what is no archive passes too, and no row is counts', async () => {
  const text = new TextEncoder().encode('no archive at all, and longer than the head of an entry would be');
  const { counts, output } = await pass(text, 10);
  expect([counts, new TextDecoder().decode(output)]).toEqual([[], new TextDecoder().decode(text)]);
});
