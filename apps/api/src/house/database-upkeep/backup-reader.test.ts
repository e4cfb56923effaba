import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readChunks } from './backup-reader.ts';

const rows = '1\tDahl \\\\.\n2\t\\N\n3\tÉté\n';
const text = `-- head\n\nCOPY dishes\n${rows}\\.\n\nCOPY nothing\n\\.\n\n-- end\n`;

const inChunksOf = (size: number, content = text) => {
  const bytes = Buffer.from(content);
  const cuts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => index * size);
  return readChunks(Readable.from(cuts.map((from) => bytes.subarray(from, from + size))), 'a.gz');
};

test.each([1, 2, 3, 4, 5, 7, 11, 1000])('lines and rows are told apart in chunks of %i bytes', async (size) => {
  const reader = inChunksOf(size);
  expect(await reader.line()).toBe('-- head');
  expect(await reader.line()).toBe('COPY dishes');
  expect((await buffer(reader.rows())).toString()).toBe(rows);
  expect(await reader.line()).toBe('COPY nothing');
  expect((await buffer(reader.rows())).toString()).toBe('');
  expect([await reader.line(), await reader.line()]).toEqual(['-- end', undefined]);
});

test('rows without their end are a part of a backup', async () => {
  const reader = inChunksOf(3, '1\tDahl\n2\tBow');
  await expect(buffer(reader.rows())).rejects.toThrow(/^a\.gz is no backup of Traiteur's, or only a part of one/);
});

test('a line without its end is a part of a backup', async () => {
  await expect(inChunksOf(3, '-- he').line()).rejects.toThrow(/only a part of one/);
});

test('a file without lines is not read whole into memory', async () => {
  let chunks = 0;
  const endless = async function* () {
    for (; chunks < 1000; chunks++) yield Buffer.alloc(32 * 1024);
  };
  await expect(readChunks(endless(), 'a.gz').line()).rejects.toThrow(/no backup/);
  expect(chunks).toBeLessThan(4);
});
