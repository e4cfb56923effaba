import { UnreadableFile } from '../../../core/unreadable-file.ts';
import { embeddedInvoice } from './pdf/embedded-invoice.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { readDocument } from './read-document.ts';
import { readXml } from './xml-tree.ts';

export type InvoiceMediaType = 'application/pdf' | 'application/xml';

/** What a file is, its first bytes say. @throws {UnreadableFile} */
export function readInvoiceFile(bytes: Uint8Array): { mediaType: InvoiceMediaType; document: InvoiceDocument } {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (start.includes('%PDF-'))
    return { mediaType: 'application/pdf', document: readDocument(readXml(embeddedInvoice(bytes))) };
  if (!/^[^<]{0,3}\s*</.test(start) && !start.startsWith('\u{ff}\u{fe}') && !start.startsWith('\u{fe}\u{ff}'))
    throw new UnreadableFile('file-not-an-invoice');
  return { mediaType: 'application/xml', document: readDocument(readXml(bytes)) };
}
