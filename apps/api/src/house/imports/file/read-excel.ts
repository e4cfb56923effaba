import readXlsxFile from 'read-excel-file/universal';
import { checkArchive } from './checked-archive.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The first sheet that is not empty. @throws {UnreadableFile} */
export async function readExcel(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  checkArchive(bytes);
  const sheets = await readXlsxFile(bytes.buffer).catch((cause: unknown) => {
    throw new UnreadableFile('file-not-a-table', { cause });
  });
  const rows = sheets.find(({ data }) => data.length > 0)?.data ?? [];
  return rows.map((row) => row.map(textOf));
}

/** Days without their time, numbers without the noise of binary fractions. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : '';
}
