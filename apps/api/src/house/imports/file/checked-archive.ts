import { type UnzipFileFilter, unzipSync } from 'fflate';
import { UnreadableFile } from '../../../core/unreadable-file.ts';
import { type WorkbookSheet, workbookSheets } from './workbook-sheets.ts';

/** Bytes unpacked: fifty thousand rows of twenty full cells take a third. */
const mostUnpacked = 160 * 1024 * 1024;
const mostEntries = 500;

const utf8 = new TextDecoder();

/**
 * Refuses an Excel file before its reader sees it: what unpacks to too much, macros and entities. Says which of its
 * sheets have formulas, whose values nobody has seen. Only as many bytes are unpacked as the archive says: a longer
 * entry is cut, then not read.
 * @throws {UnreadableFile}
 */
export function checkArchive(bytes: Uint8Array): WorkbookSheet[] {
  let unpacked = 0;
  const names: string[] = [];
  const parts = unzip(bytes, ({ name, originalSize }) => {
    names.push(name);
    unpacked += originalSize;
    if (unpacked > mostUnpacked || names.length > mostEntries) throw new UnreadableFile('file-too-large');
    return /\.(?:xml|rels)$/i.test(name);
  });
  if (names.includes('EncryptedPackage')) throw new UnreadableFile('file-locked');
  if (!names.includes('xl/workbook.xml'))
    throw new UnreadableFile(names.includes('xl/workbook.bin') ? 'file-old-format' : 'file-not-a-table');
  if (names.some((name) => /vbaProject|macrosheets|activeX/i.test(name))) throw new UnreadableFile('file-with-macros');
  for (const [name, part] of Object.entries(parts)) {
    const isSheet = /^xl\/worksheets\//i.test(name);
    // UTF-16 would hide what is looked for.
    if (part[0] === 0xfe || part[0] === 0xff || part[1] === 0) throw new UnreadableFile('file-not-a-table');
    const head = utf8.decode(isSheet ? part : part.subarray(0, 4096));
    if (/<!(?:DOCTYPE|ENTITY)/i.test(head)) throw new UnreadableFile('file-with-entities');
    if (/macroEnabled/i.test(head)) throw new UnreadableFile('file-with-macros');
  }
  const sheets = workbookSheets((name) => utf8.decode(parts[name] ?? new Uint8Array()));
  if (sheets.length === 0) throw new UnreadableFile('file-not-a-table');
  return sheets;
}

function unzip(bytes: Uint8Array, filter: UnzipFileFilter) {
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    throw new UnreadableFile('file-not-a-table', { cause });
  }
}
