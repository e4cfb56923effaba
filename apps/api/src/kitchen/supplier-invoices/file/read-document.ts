import { UnreadableFile } from '../../../core/unreadable-file.ts';
import { readCrossIndustry } from './cross-industry/read-cross-industry.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { readUbl } from './ubl/read-ubl.ts';
import type { XmlNode } from './xml-tree.ts';

const ublNamespace = /^urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)-2$/;

/**
 * In either syntax of EN 16931.
 * @throws {UnreadableFile} `file-not-an-invoice` for any other, and what its reader says
 */
export function readDocument(root: XmlNode): InvoiceDocument {
  const { name, attributes } = root;
  if (name === 'CrossIndustryInvoice' || name === 'CrossIndustryDocument') return readCrossIndustry(root);
  // Other formats call their invoice so too.
  const isUbl = [...attributes.values()].some((namespace) => ublNamespace.test(namespace));
  if (isUbl && (name === 'Invoice' || name === 'CreditNote')) return readUbl(root);
  throw new UnreadableFile('file-not-an-invoice');
}
