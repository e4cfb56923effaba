import { UnreadableFile } from '../../../../core/unreadable-file.ts';
import { isDictionary, isReference, type PdfDictionary, type PdfValue } from './pdf-values.ts';
import { type PdfObject, type PdfObjects, readObjects, resolved, streamBytes } from './pdf-objects.ts';

/** As Factur-X, ZUGFeRD 1 and 2 and XRechnung call it; then any other XML. */
const fileNames = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml'];

/** Bytes; the longest invoices have a tenth. */
const mostXml = 8 * 1024 * 1024;

interface Attachment {
  name: string;
  file: PdfObject;
}

/**
 * The bytes of the invoice that a PDF carries.
 * @throws {UnreadableFile} `file-without-invoice`, `file-locked`, `file-damaged`, `file-unpacks-too-large`
 */
export function embeddedInvoice(bytes: Uint8Array): Uint8Array {
  const pdf = readObjects(bytes);
  const attachments = [...pdf.objects.values()].flatMap(({ value }) => attachmentsIn(pdf, value));
  const file =
    fileNames.map((name) => attachments.findLast((attachment) => attachment.name === name)).find(Boolean) ??
    attachments.find(({ name }) => name.endsWith('.xml'));
  if (!file) {
    // A file without its end has no list of what it holds.
    const isWhole = Buffer.from(bytes.subarray(-2048)).includes('%%EOF');
    throw new UnreadableFile(isWhole ? 'file-without-invoice' : 'file-damaged');
  }
  return streamBytes(pdf, file.file, mostXml);
}

/** File specifications with a file in them, wherever they stand. */
function attachmentsIn(pdf: PdfObjects, value: PdfValue): Attachment[] {
  if (Array.isArray(value)) return value.flatMap((item) => attachmentsIn(pdf, item));
  if (!isDictionary(value)) return [];
  const inside = [...value.values()].flatMap((item) => attachmentsIn(pdf, item));
  const attachment = attachmentOf(pdf, value);
  return attachment ? [attachment, ...inside] : inside;
}

function attachmentOf(pdf: PdfObjects, specification: PdfDictionary): Attachment | undefined {
  const files = resolved(pdf, specification.get('EF'));
  const name = resolved(pdf, specification.get('UF')) ?? resolved(pdf, specification.get('F'));
  if (!isDictionary(files) || typeof name !== 'string') return undefined;
  const reference = files.get('UF') ?? files.get('F');
  const file = isReference(reference) ? pdf.objects.get(reference.object) : undefined;
  return file && { name: name.toLowerCase().replace(/^.*[/\\]/, ''), file };
}
