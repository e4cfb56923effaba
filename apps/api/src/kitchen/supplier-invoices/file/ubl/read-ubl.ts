import type { InvoiceProfile } from '@traiteur/domain/kitchen/supplier-invoices/invoice-matching.ts';
import { UnreadableFile } from '../../../../core/unreadable-file.ts';
import { dateIn } from '../document-dates.ts';
import { isCreditType, numberAt, refuseTooMany, requiredNumberAt } from '../document-parts.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import { nodeAt, nodesIn, textAt, textOf, type XmlNode } from '../xml-tree.ts';
import { lineOf, noteNumbersOf } from './ubl-lines.ts';

/**
 * Reads an invoice or a credit note of UBL 2.1, as XRechnung and Peppol BIS Billing 3 have it.
 * @throws {UnreadableFile} `file-damaged` without a number, a date or a sum, `file-unpacks-too-large` for more than a
 *   thousand lines
 */
export function readUbl(root: XmlNode): InvoiceDocument {
  const lines = nodesIn(root, 'InvoiceLine|CreditNoteLine');
  refuseTooMany(lines);
  const number = textAt(root, 60, 'ID');
  const issuedOn = dateAt(root, 'IssueDate');
  if (number === '' || issuedOn === null) throw new UnreadableFile('file-damaged');
  const period = nodeAt(root, 'InvoicePeriod');
  const isCredit = root.name === 'CreditNote' || isCreditType(textAt(root, 8, 'InvoiceTypeCode'));
  return {
    profile: profileOf(root),
    kind: isCredit ? 'credit' : 'invoice',
    number,
    issuedOn,
    // A credit note says it with how it is paid.
    dueOn: dateAt(root, 'DueDate') ?? dateAt(nodeAt(root, 'PaymentMeans'), 'PaymentDueDate'),
    periodFrom: dateAt(period, 'StartDate'),
    periodTo: dateAt(period, 'EndDate'),
    currency: textAt(root, 3, 'DocumentCurrencyCode'),
    seller: sellerOf(nodeAt(root, 'AccountingSupplierParty', 'Party')),
    orderReference: textAt(root, 120, 'OrderReference', 'ID'),
    noteNumbers: [...new Set([root, ...lines].flatMap(noteNumbersOf))].slice(0, 100),
    correctedNumber: textAt(root, 60, 'BillingReference', 'InvoiceDocumentReference', 'ID'),
    sums: sumsOf(root),
    lines: lines.map(lineOf),
  };
}

const dateAt = (node: XmlNode | undefined, name: string) => dateIn(textAt(node, 40, name));

function profileOf(root: XmlNode): InvoiceProfile {
  const id = textAt(root, 200, 'CustomizationID').toLowerCase();
  if (/extended|extension/.test(id)) return 'extended';
  return id.includes('en16931') ? 'en16931' : 'other';
}

/** Of ISO 6523: SIREN and SIRET. */
const frenchSchemes = new Set(['0002', '0009']);

function sellerOf(party: XmlNode | undefined): InvoiceDocument['seller'] {
  const entity = nodeAt(party, 'PartyLegalEntity');
  const registrations = nodesIn(party, 'PartyTaxScheme').filter(
    (scheme) => textAt(scheme, 8, 'TaxScheme', 'ID').toUpperCase() === 'VAT',
  );
  const ids = [
    ...nodesIn(entity, 'CompanyID'),
    ...nodesIn(party, 'PartyIdentification').flatMap((identification) => nodesIn(identification, 'ID')),
    ...nodesIn(party, 'EndpointID'),
  ];
  const frenchId = ids.find(({ attributes }) => frenchSchemes.has(attributes.get('schemeID') ?? ''));
  return {
    name: textAt(entity, 200, 'RegistrationName') || textAt(party, 200, 'PartyName', 'Name'),
    siren: sirenIn(textOf(frenchId ?? nodeAt(entity, 'CompanyID'), 40)),
    vat: textAt(registrations[0], 20, 'CompanyID'),
  };
}

/** Registers of other countries have numbers too. */
function sirenIn(text: string): string {
  const digits = text.replaceAll(/\s/g, '');
  return /^(?:\d{9}|\d{14})$/.test(digits) ? digits : '';
}

/** A second sum of taxes is in the currency in which they are declared. */
function sumsOf(root: XmlNode): InvoiceDocument['sums'] {
  const sums = nodeAt(root, 'LegalMonetaryTotal');
  const currency = textAt(root, 3, 'DocumentCurrencyCode');
  const taxes = nodesIn(root, 'TaxTotal').flatMap((total) => nodesIn(total, 'TaxAmount'));
  return {
    lineTotal: numberAt(sums, 'LineExtensionAmount') ?? null,
    allowances: numberAt(sums, 'AllowanceTotalAmount') ?? 0,
    charges: numberAt(sums, 'ChargeTotalAmount') ?? 0,
    net: requiredNumberAt(sums, 'TaxExclusiveAmount'),
    tax: numberAt(taxes.find(({ attributes }) => (attributes.get('currencyID') ?? currency) === currency)) ?? 0,
    gross: requiredNumberAt(sums, 'TaxInclusiveAmount'),
  };
}
