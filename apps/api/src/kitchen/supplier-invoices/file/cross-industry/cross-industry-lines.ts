import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { dateIn } from '../document-dates.ts';
import { batchesOf, gtinIn, million, numberAt, pricedBy, requiredNumberAt, saysUseBy } from '../document-parts.ts';
import type { DocumentLine } from '../invoice-document.ts';
import { nodeAt, nodesIn, textAt, textOf, type XmlNode } from '../xml-tree.ts';

const summation = 'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation';

/** Nothing for a line that only groups or tells: its parts count. @throws {UnreadableFile} `file-damaged` */
export function lineOf(item: XmlNode): DocumentLine[] {
  const status = textAt(item, 20, 'AssociatedDocumentLineDocument', 'LineStatusReasonCode');
  if (status === 'GROUP' || status === 'INFORMATION') return [];
  const product = nodeAt(item, 'SpecifiedTradeProduct');
  const agreement = nodeAt(item, 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement');
  const delivery = nodeAt(item, 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery');
  const settlement = nodeAt(item, 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement');
  const billed = nodeAt(delivery, 'BilledQuantity');
  const net = nodeAt(agreement, 'NetPriceProductTradePrice');
  const quantity = numberAt(billed) ?? million;
  const total = requiredNumberAt(settlement, summation, 'LineTotalAmount');
  const price = numberAt(net, 'ChargeAmount');
  const tax = numberAt(settlement, 'ApplicableTradeTax', 'RateApplicablePercent|ApplicablePercent');
  return [
    {
      code: textAt(product, 60, 'SellerAssignedID'),
      gtin: gtinIn(nodeAt(product, 'GlobalID')),
      name: textAt(product, 200, 'Name'),
      quantity,
      unit: (billed?.attributes.get('unitCode') ?? '').slice(0, 3),
      ...pricedBy({ price, baseQuantity: numberAt(net, 'BasisQuantity'), quantity, total }),
      adjustment: nodesIn(settlement, 'SpecifiedTradeAllowanceCharge').reduce(
        (sum, node) => sum + adjustmentOf(node),
        0,
      ),
      total,
      taxRate: tax === undefined ? null : Math.round(tax / 1000),
      batches: batchesOf(batchNumbersOf(product), lastDayOf(product)),
    },
  ];
}

function adjustmentOf(node: XmlNode): number {
  const amount = numberAt(node, 'ActualAmount') ?? 0;
  return textAt(node, 8, 'ChargeIndicator', 'Indicator') === 'true' ? amount : -amount;
}

export const noteNumbersOf = (delivery: XmlNode | undefined): string[] =>
  nodesIn(delivery, 'DespatchAdviceReferencedDocument|DeliveryNoteReferencedDocument')
    .map((node) => textAt(node, 60, 'IssuerAssignedID|ID'))
    .filter((number) => number !== '');

/** Each item may name its batch, or the product all of them. */
function batchNumbersOf(product: XmlNode | undefined): string[] {
  const items = nodesIn(product, 'IndividualTradeProductInstance').flatMap((item) => nodesIn(item, 'BatchID'));
  return [...nodesIn(product, 'BatchID'), ...items].map((node) => textOf(node, 60));
}

function lastDayOf(node: XmlNode | undefined): LocalDate | null {
  for (const trait of nodesIn(node, 'ApplicableProductCharacteristic')) {
    const meaning = `${textAt(trait, 80, 'TypeCode')} ${textAt(trait, 80, 'Description')}`;
    const date = saysUseBy(meaning)
      ? dateIn(textAt(trait, 40, 'Value') || textAt(trait, 40, 'ValueDateTime', 'DateTimeString'))
      : null;
    if (date !== null) return date;
  }
  return null;
}
