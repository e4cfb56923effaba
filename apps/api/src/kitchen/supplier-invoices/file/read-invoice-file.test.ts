import { deflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { guidelines, invoiceXml, type XmlInvoice } from '../../../../../../db/demo/kitchen/factur-x/invoice-xml.ts';
import { pdfFile } from '../../../testing/pdf-file.ts';
import { readInvoiceFile } from './read-invoice-file.ts';

const flour = {
  code: 'FAR-25',
  gtin: '3760012345678',
  name: 'Farine T65, sac 25 kg',
  quantity: 4,
  unit: 'XSA',
  price: 21.375,
};
const salmon = {
  name: 'Saumon &amp; aneth',
  quantity: 12.345,
  unit: 'KGM',
  price: 189,
  base: 10,
  allowance: 3.33,
  batches: ['SA-77'],
  useBy: '2026-12-01',
};
const invoice: XmlInvoice = { number: 'F-2026-118', order: 'BC-0012', note: 'BL 4411', lines: [flour, salmon] };
const utf8 = (text: string) => new TextEncoder().encode(text);
const documentOf = (bytes: Uint8Array) => readInvoiceFile(bytes).document;

const euros = (amount: number) => Math.round(amount * 1_000_000);

test('an invoice is read out of its PDF with its head, its lines and their batches', () => {
  const { mediaType, document } = readInvoiceFile(pdfFile(invoiceXml({ ...invoice, guideline: guidelines.extended })));
  expect(mediaType).toBe('application/pdf');
  expect(document).toMatchObject({
    profile: 'extended',
    kind: 'invoice',
    number: 'F-2026-118',
    issuedOn: '2026-11-24',
    dueOn: '2026-12-24',
    currency: 'EUR',
    seller: { name: 'MOULINS DU GERS SARL', siren: '732829320', vat: 'FR44732829320' },
    orderReference: 'BC-0012',
    noteNumbers: ['BL 4411'],
    sums: { lineTotal: euros(85.5 + 229.99), allowances: 0, charges: 0, net: euros(315.49) },
  });
  expect(document.lines).toEqual([
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
      taxRate: 5500,
      batches: [],
    },
    {
      code: '',
      gtin: '',
      name: 'Saumon & aneth',
      quantity: 12_345_000,
      unit: 'KGM',
      price: euros(189),
      baseQuantity: 10_000_000,
      adjustment: euros(-3.33),
      total: euros(229.99),
      taxRate: 5500,
      batches: [{ number: 'SA-77', useBy: '2026-12-01' }],
    },
  ]);
});

test.each([
  ['with the names of ZUGFeRD', { name: 'ZUGFeRD-invoice.xml' }],
  ['with those of its second version', { name: 'zugferd-invoice.xml' }],
  ['of XRechnung', { name: 'xrechnung.xml' }],
  ['whose objects are packed', { isCompact: true }],
  ['whose lengths stand elsewhere', { hasIndirectLength: true }],
  ['whose file is not packed', { stream: { bytes: utf8(invoiceXml(invoice)), filter: 'null' } }],
])('a PDF %s is read', (_, wishes) => {
  expect(documentOf(pdfFile(invoiceXml(invoice), wishes))).toMatchObject({ number: 'F-2026-118', lines: [{}, {}] });
});

test('what is found in a PDF is what its usual reader finds', async () => {
  const xml = invoiceXml(invoice);
  const pdf = await getDocumentProxy(Uint8Array.from(pdfFile(xml)));
  const content = await pdf.getAttachmentContent('factur-x.xml');
  expect(new TextDecoder().decode(content ?? undefined)).toBe(xml);
});

test.each([
  ['minimum', guidelines.minimum, 0],
  ['basic-wl', guidelines.basicWl, 0],
  ['basic', guidelines.basic, 2],
  ['en16931', guidelines.en16931, 2],
  ['extended', guidelines.extended, 2],
] as const)('the profile %s is known by its guideline', (profile, guideline, count) => {
  const document = documentOf(utf8(invoiceXml({ ...invoice, guideline, hasLines: count > 0 })));
  expect([document.profile, document.lines.length, document.sums.net]).toEqual([profile, count, euros(315.49)]);
});

test('a credit note is known by its type, and says which invoice it corrects', () => {
  expect(documentOf(utf8(invoiceXml({ ...invoice, type: '381', corrects: 'F-2026-118' })))).toMatchObject({
    kind: 'credit',
    correctedNumber: 'F-2026-118',
  });
});

test('a line that only groups others is left out, so that nothing counts twice', () => {
  const xml = invoiceXml(invoice).replace(
    '<ram:LineID>1</ram:LineID>',
    '<ram:LineID>1</ram:LineID><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>',
  );
  expect(documentOf(utf8(xml)).lines.map(({ name }) => name)).toEqual(['Saumon & aneth']);
});

test('an invoice of ZUGFeRD 1 is read by its own names', () => {
  const xml = `<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0" xmlns:ram="a" xmlns:udt="b">
<rsm:SpecifiedExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:ferd:CrossIndustryDocument:invoice:1p0:comfort</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:SpecifiedExchangedDocumentContext>
<rsm:HeaderExchangedDocument><ram:ID>471102</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20130305</udt:DateTimeString></ram:IssueDateTime></rsm:HeaderExchangedDocument>
<rsm:SpecifiedSupplyChainTradeTransaction><ram:ApplicableSupplyChainTradeAgreement><ram:SellerTradeParty><ram:Name>Lieferant GmbH</ram:Name></ram:SellerTradeParty></ram:ApplicableSupplyChainTradeAgreement>
<ram:ApplicableSupplyChainTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementMonetarySummation><ram:LineTotalAmount currencyID="EUR">198.00</ram:LineTotalAmount><ram:TaxBasisTotalAmount currencyID="EUR">198.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">37.62</ram:TaxTotalAmount><ram:GrandTotalAmount currencyID="EUR">235.62</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementMonetarySummation></ram:ApplicableSupplyChainTradeSettlement>
<ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedSupplyChainTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount currencyID="EUR">9.9000</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedSupplyChainTradeAgreement><ram:SpecifiedSupplyChainTradeDelivery><ram:BilledQuantity unitCode="C62">20.0000</ram:BilledQuantity></ram:SpecifiedSupplyChainTradeDelivery><ram:SpecifiedSupplyChainTradeSettlement><ram:ApplicableTradeTax><ram:ApplicablePercent>19.00</ram:ApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementMonetarySummation><ram:LineTotalAmount currencyID="EUR">198.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementMonetarySummation></ram:SpecifiedSupplyChainTradeSettlement><ram:SpecifiedTradeProduct><ram:SellerAssignedID>TB100A4</ram:SellerAssignedID><ram:Name>Trennblätter A4</ram:Name></ram:SpecifiedTradeProduct></ram:IncludedSupplyChainTradeLineItem>
</rsm:SpecifiedSupplyChainTradeTransaction></rsm:CrossIndustryDocument>`;
  expect(documentOf(utf8(xml))).toMatchObject({
    profile: 'en16931',
    number: '471102',
    issuedOn: '2013-03-05',
    sums: { gross: euros(235.62), tax: euros(37.62) },
    lines: [{ code: 'TB100A4', quantity: euros(20), price: euros(9.9), total: euros(198), taxRate: 19_000 }],
  });
});

const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024, 0x20));
const xxe = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${invoiceXml(invoice)
  .replace(/^<\?xml.*\?>/, '')
  .replace('F-2026-118', '&e;')}`;
const laughs = `<!DOCTYPE l [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><l>&b;</l>`;
/** Many objects of which each is read from the same long list. */
function listReadOften(): Uint8Array {
  const heads = Array.from({ length: 1000 }, (_, index) => `${index + 100} 0`).join(' ');
  const bytes = deflateSync(`${heads} [${'1 '.repeat(5000)}]`);
  const entries = `/Type /ObjStm /N 1000 /First ${heads.length + 1} /Filter /FlateDecode /Length ${bytes.length}`;
  const [start, end] = [`%PDF-1.7\n9 0 obj << ${entries} >>\nstream\n`, '\nendstream\nendobj\n%%EOF'];
  return Buffer.concat([Buffer.from(start), bytes, Buffer.from(end)]);
}
const wholeFile = pdfFile(invoiceXml(invoice));

test.each([
  ['file-unpacks-too-large', 'a bomb in the file', pdfFile('', { stream: { bytes: bomb, filter: '/FlateDecode' } })],
  [
    'file-damaged',
    'a bomb in a bomb',
    pdfFile('', { stream: { bytes: deflateSync(bomb), filter: '[/FlateDecode /FlateDecode]' } }),
  ],
  ['file-unpacks-too-large', 'more nodes than an invoice has', utf8(`<a>${'<b/>'.repeat(400_000)}</a>`)],
  ['file-unpacks-too-large', 'a nest without end', utf8('<a>'.repeat(5000))],
  [
    'file-unpacks-too-large',
    'more lines than anybody checks',
    utf8(invoiceXml({ ...invoice, lines: Array.from({ length: 1001 }, () => flour) })),
  ],
  ['file-unpacks-too-large', 'objects that are read without end', listReadOften()],
  ['file-with-definitions', 'an entity of another file', utf8(xxe)],
  ['file-with-definitions', 'the same in a PDF', pdfFile(xxe)],
  ['file-with-definitions', 'entities of entities', utf8(laughs)],
  ['file-without-invoice', 'a PDF without a file', pdfFile('', { name: 'photo.png' })],
  ['file-not-an-invoice', 'a PDF with other XML', pdfFile('<svg/>', { name: 'plan.xml' })],
  [
    'file-not-an-invoice',
    'an invoice of another format',
    utf8('<Invoice xmlns="http://www.ebinterface.at/schema/6p1/"/>'),
  ],
  ['file-not-an-invoice', 'a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47])],
  ['file-not-an-invoice', 'nothing', Uint8Array.from([])],
  ['file-locked', 'a PDF behind a password', pdfFile(invoiceXml(invoice), { trailer: '/Encrypt 8 0 R' })],
  ['file-damaged', 'half a PDF', wholeFile.subarray(0, wholeFile.length / 2)],
  ['file-damaged', 'half an XML', utf8(invoiceXml(invoice).slice(0, 2500))],
  ['file-damaged', 'an invoice without a number', utf8(invoiceXml({ ...invoice, number: '' }))],
  ['file-damaged', 'a date that is none', utf8(invoiceXml({ ...invoice, date: '20261340' }))],
])('%s: %s', (code, _, bytes) => {
  expect(() => readInvoiceFile(bytes)).toThrow(expect.objectContaining({ code }) as Error);
});
