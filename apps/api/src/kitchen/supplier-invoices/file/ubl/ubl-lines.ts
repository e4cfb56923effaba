import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { dateIn } from '../document-dates.ts';
import { batchesOf, gtinIn, million, numberAt, pricedBy, requiredNumberAt, saysUseBy } from '../document-parts.ts';
import type { DocumentLine } from '../invoice-document.ts';
import { nodeAt, nodesIn, textAt, textOf, type XmlNode } from '../xml-tree.ts';

/** @throws {UnreadableFile} `file-damaged` */
export function lineOf(line: XmlNode): DocumentLine {
  const item = nodeAt(line, 'Item');
  const cost = nodeAt(line, 'Price');
  const billed = nodeAt(line, 'InvoicedQuantity|CreditedQuantity');
  const quantity = numberAt(billed) ?? million;
  const total = requiredNumberAt(line, 'LineExtensionAmount');
  const tax = numberAt(item, 'ClassifiedTaxCategory', 'Percent');
  return {
    code: textAt(item, 60, 'SellersItemIdentification', 'ID'),
    gtin: gtinIn(nodeAt(item, 'StandardItemIdentification', 'ID')),
    name: textAt(item, 200, 'Name'),
    quantity,
    unit: (billed?.attributes.get('unitCode') ?? '').slice(0, 3),
    ...pricedBy({
      price: numberAt(cost, 'PriceAmount'),
      baseQuantity: numberAt(cost, 'BaseQuantity'),
      quantity,
      total,
    }),
    adjustment: nodesIn(line, 'AllowanceCharge').reduce((sum, node) => sum + adjustmentOf(node), 0),
    total,
    taxRate: tax === undefined ? null : Math.round(tax / 1000),
    batches: batchesOf(batchNumbersOf(item), lastDayOf(item)),
  };
}

function adjustmentOf(node: XmlNode): number {
  const amount = numberAt(node, 'Amount') ?? 0;
  return /^(?:true|1)$/.test(textAt(node, 8, 'ChargeIndicator')) ? amount : -amount;
}

/** Of an invoice as a whole, or of one of its lines. */
export const noteNumbersOf = (node: XmlNode): string[] =>
  [
    ...nodesIn(node, 'DespatchDocumentReference'),
    ...nodesIn(node, 'DespatchLineReference').flatMap((line) => nodesIn(line, 'DocumentReference')),
  ]
    .map((reference) => textAt(reference, 60, 'ID'))
    .filter((number) => number !== '');

const lotsOf = (item: XmlNode | undefined): XmlNode[] =>
  nodesIn(item, 'ItemInstance').flatMap((instance) => nodesIn(instance, 'LotIdentification'));

/** UBL has a place for them; who writes EN 16931 alone, names them among the properties of the item. */
const batchNumbersOf = (item: XmlNode | undefined): string[] => [
  ...lotsOf(item).map((lot) => textAt(lot, 60, 'LotNumberID')),
  ...propertiesOf(item)
    .filter(({ name }) => /\b(?:lot|batch|charge)\b/i.test(name))
    .map(({ value }) => value),
];

function lastDayOf(item: XmlNode | undefined): LocalDate | null {
  const texts = [
    ...nodesIn(item, 'ItemInstance').map((instance) => textAt(instance, 40, 'BestBeforeDate')),
    ...lotsOf(item).map((lot) => textAt(lot, 40, 'ExpiryDate')),
    ...propertiesOf(item)
      .filter(({ name }) => saysUseBy(name))
      .map(({ value }) => value),
  ];
  return texts.map(dateIn).find((date) => date !== null) ?? null;
}

const propertiesOf = (item: XmlNode | undefined) =>
  nodesIn(item, 'AdditionalItemProperty').map((property) => ({
    name: textAt(property, 80, 'Name'),
    value: textOf(nodeAt(property, 'Value'), 60),
  }));
