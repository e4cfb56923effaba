import { expect, test } from 'vitest';
import { pdfFile } from '../../../../testing/pdf-file.ts';
import { peppolCredit, xRechnung } from '../../../../testing/ubl-files.ts';
import { readInvoiceFile } from '../read-invoice-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const documentOf = (xml: string) => readInvoiceFile(utf8(xml)).document;
const euros = (amount: number) => Math.round(amount * 1_000_000);

test('an XRechnung is read with its head, its sums, its lines and their batches', () => {
  const { mediaType, document } = readInvoiceFile(utf8(xRechnung));
  expect(mediaType).toBe('application/xml');
  const { lines, ...head } = document;
  expect(head).toEqual({
    profile: 'en16931',
    kind: 'invoice',
    number: 'RE-2026-04711',
    issuedOn: '2026-11-24',
    dueOn: '2026-12-08',
    periodFrom: '2026-11-16',
    periodTo: '2026-11-22',
    currency: 'EUR',
    seller: { name: 'Rheinkost Großhandel GmbH', siren: '', vat: 'DE811907980' },
    orderReference: 'BC-0012',
    noteNumbers: ['LS 4411'],
    correctedNumber: '',
    sums: {
      lineTotal: euros(315.49),
      allowances: euros(10),
      charges: euros(4.5),
      net: euros(309.99),
      tax: euros(21.7),
      gross: euros(331.69),
    },
  });
  expect(lines).toEqual([
    {
      code: 'FAR-25',
      gtin: '3760012345678',
      name: 'Farine T65, sac 25 kg',
      quantity: 4_000_000,
      unit: 'XSA',
      price: 21_375_000,
      baseQuantity: 1_000_000,
      adjustment: 0,
      total: euros(85.5),
      taxRate: 7000,
      batches: [],
    },
    {
      code: '',
      gtin: '',
      name: 'Lachs & Dill',
      quantity: 12_345_000,
      unit: 'KGM',
      price: euros(189),
      baseQuantity: 10_000_000,
      adjustment: euros(-3.33),
      total: euros(229.99),
      taxRate: 7000,
      batches: [{ number: 'SA-77', useBy: '2026-12-01' }],
    },
  ]);
});

test('a credit note of Peppol is read, with the sum of taxes in its own currency and the lots of UBL', () => {
  expect(documentOf(peppolCredit)).toMatchObject({
    profile: 'en16931',
    kind: 'credit',
    number: 'AV-88',
    dueOn: '2026-12-26',
    seller: { name: 'Laiterie du Nord', siren: '73282932000074', vat: 'FR44732829320' },
    noteNumbers: ['BL 901'],
    correctedNumber: 'F-2026-118',
    sums: { tax: euros(1.1), allowances: 0, charges: 0 },
    lines: [
      {
        gtin: '',
        quantity: 5_000_000,
        // Without a price, what the line comes to is one.
        price: euros(20),
        baseQuantity: 5_000_000,
        taxRate: 5500,
        batches: [
          { number: 'CR-1', useBy: '2026-12-03' },
          { number: 'CR-2', useBy: '2026-12-03' },
        ],
      },
    ],
  });
});

test('an invoice may be one that gives back, by its type', () => {
  const credit = xRechnung.replace('<cbc:InvoiceTypeCode>380<', '<cbc:InvoiceTypeCode>381<');
  expect([documentOf(xRechnung).kind, documentOf(credit).kind]).toEqual(['invoice', 'credit']);
});

test('a PDF may carry it as well', () => {
  const { mediaType, document } = readInvoiceFile(pdfFile(xRechnung, { name: 'xrechnung.xml' }));
  expect([mediaType, document.number]).toEqual(['application/pdf', 'RE-2026-04711']);
});

const line = /<cac:InvoiceLine>[^]*?<\/cac:InvoiceLine>/.exec(xRechnung)?.[0] ?? '';

test.each([
  ['of another format', xRechnung.replace('xsd:Invoice-2', 'xsd:Order-2'), 'file-not-an-invoice'],
  ['that is an order', xRechnung.replaceAll('ubl:Invoice', 'ubl:Order'), 'file-not-an-invoice'],
  ['without a number', xRechnung.replace('<cbc:ID>RE-2026-04711</cbc:ID>', ''), 'file-damaged'],
  ['of no day', xRechnung.replace('2026-11-24', 'yesterday'), 'file-damaged'],
  ['without a sum', xRechnung.replaceAll('TaxExclusiveAmount', 'Other'), 'file-damaged'],
  ['whose line comes to nothing', xRechnung.replace('>85.50<', '>many<'), 'file-damaged'],
  ['of too many lines', xRechnung.replace(line, line.repeat(1000)), 'file-unpacks-too-large'],
])('a file %s is refused', (_, xml, code) => {
  expect(() => documentOf(xml)).toThrow(expect.objectContaining({ code }));
});
