import type { InvoiceProfile } from '@traiteur/domain/kitchen/supplier-invoices/invoice-matching.ts';
import { UnreadableFile } from '../../../../core/unreadable-file.ts';
import { dateIn } from '../document-dates.ts';
import { isCreditType, numberAt, refuseTooMany, requiredNumberAt } from '../document-parts.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import { nodeAt, nodesIn, textAt, textOf, type XmlNode } from '../xml-tree.ts';
import { lineOf, noteNumbersOf } from './cross-industry-lines.ts';

/**
 * Reads a Cross Industry Invoice of UN/CEFACT, as Factur-X and ZUGFeRD 2 have it, and the earlier one of ZUGFeRD 1.
 * @throws {UnreadableFile} `file-damaged` without a number, a date or a sum, `file-unpacks-too-large` for more than a
 *   thousand lines
 */
export function readCrossIndustry(root: XmlNode): InvoiceDocument {
  const head = nodeAt(root, 'ExchangedDocument|HeaderExchangedDocument');
  const trade = nodeAt(root, 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction');
  const agreement = nodeAt(trade, 'ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement');
  const delivery = nodeAt(trade, 'ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery');
  const settlement = nodeAt(trade, 'ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement');
  const items = nodesIn(trade, 'IncludedSupplyChainTradeLineItem');
  refuseTooMany(items);
  const number = textAt(head, 60, 'ID');
  const issuedOn = dateAt(head, 'IssueDateTime');
  if (number === '' || issuedOn === null) throw new UnreadableFile('file-damaged');
  const period = nodeAt(settlement, 'BillingSpecifiedPeriod');
  return {
    profile: profileOf(root),
    kind: isCreditType(textAt(head, 8, 'TypeCode')) ? 'credit' : 'invoice',
    number,
    issuedOn,
    dueOn: dateAt(nodeAt(settlement, 'SpecifiedTradePaymentTerms'), 'DueDateDateTime'),
    periodFrom: dateAt(period, 'StartDateTime'),
    periodTo: dateAt(period, 'EndDateTime'),
    currency: textAt(settlement, 3, 'InvoiceCurrencyCode'),
    seller: sellerOf(nodeAt(agreement, 'SellerTradeParty')),
    orderReference: textAt(agreement, 120, 'BuyerOrderReferencedDocument', 'IssuerAssignedID|ID'),
    noteNumbers: [...new Set([delivery, ...items.map(lineDelivery)].flatMap(noteNumbersOf))].slice(0, 100),
    correctedNumber: textAt(settlement, 60, 'InvoiceReferencedDocument', 'IssuerAssignedID|ID'),
    sums: sumsOf(settlement),
    lines: items.flatMap(lineOf),
  };
}

const lineDelivery = (item: XmlNode) => nodeAt(item, 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery');

/** By what the identifier of its guideline ends on. */
function profileOf(root: XmlNode): InvoiceProfile {
  const guideline = nodeAt(
    root,
    'ExchangedDocumentContext|SpecifiedExchangedDocumentContext',
    'GuidelineSpecifiedDocumentContextParameter',
  );
  const id = textAt(guideline, 200, 'ID').toLowerCase();
  if (id.endsWith('minimum')) return 'minimum';
  if (/basic-?wl$/.test(id)) return 'basic-wl';
  if (id.endsWith(':basic')) return 'basic';
  if (id.includes('extended')) return 'extended';
  return /en16931|comfort/.test(id) ? 'en16931' : 'other';
}

function sellerOf(seller: XmlNode | undefined): InvoiceDocument['seller'] {
  const registrations = nodesIn(seller, 'SpecifiedTaxRegistration').flatMap((registration) =>
    nodesIn(registration, 'ID'),
  );
  const organization = nodeAt(seller, 'SpecifiedLegalOrganization');
  return {
    name: textAt(seller, 200, 'Name') || textAt(organization, 200, 'TradingBusinessName'),
    siren: textAt(organization, 40, 'ID').replace(/\D/g, '').slice(0, 14),
    vat: textOf(
      registrations.find(({ attributes }) => attributes.get('schemeID') === 'VA'),
      20,
    ),
  };
}

const summation = 'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation';

function sumsOf(settlement: XmlNode | undefined): InvoiceDocument['sums'] {
  const sums = nodeAt(settlement, summation);
  const currency = textAt(settlement, 3, 'InvoiceCurrencyCode');
  const taxes = nodesIn(sums, 'TaxTotalAmount');
  const tax = taxes.find(({ attributes }) => (attributes.get('currencyID') ?? currency) === currency);
  return {
    lineTotal: numberAt(sums, 'LineTotalAmount') ?? null,
    allowances: numberAt(sums, 'AllowanceTotalAmount') ?? 0,
    charges: numberAt(sums, 'ChargeTotalAmount') ?? 0,
    net: requiredNumberAt(sums, 'TaxBasisTotalAmount'),
    tax: numberAt(tax) ?? 0,
    gross: requiredNumberAt(sums, 'GrandTotalAmount'),
  };
}

const dateAt = (node: XmlNode | undefined, name: string) => dateIn(textAt(node, 40, name, 'DateTimeString|DateString'));
