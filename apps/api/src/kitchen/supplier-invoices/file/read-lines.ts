import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { millionthsOf } from '@traiteur/domain/kitchen/supplier-invoices/decimals.ts';
import { UnreadableFile } from '../../../core/unreadable-file.ts';
import { dateIn } from './document-dates.ts';
import type { DocumentLine, InvoicedBatch } from './invoice-document.ts';
import { nodeAt, nodesIn, textAt, textOf, type XmlNode } from './xml-tree.ts';

const million = 1_000_000;

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
  const total = totalOf(settlement);
  const price = numberAt(nodeAt(net, 'ChargeAmount'));
  const tax = numberAt(nodeAt(settlement, 'ApplicableTradeTax', 'RateApplicablePercent|ApplicablePercent'));
  if (total === undefined) throw new UnreadableFile('file-damaged');
  const baseQuantity = numberAt(nodeAt(net, 'BasisQuantity')) ?? million;
  return [
    {
      code: textAt(product, 60, 'SellerAssignedID'),
      gtin: gtinOf(product),
      name: textAt(product, 200, 'Name'),
      quantity,
      unit: (billed?.attributes.get('unitCode') ?? '').slice(0, 3),
      // Without a price, what the line comes to is one.
      ...(price === undefined || baseQuantity <= 0
        ? { price: total, baseQuantity: quantity > 0 ? quantity : million }
        : { price, baseQuantity }),
      adjustment: nodesIn(settlement, 'SpecifiedTradeAllowanceCharge').reduce(
        (sum, node) => sum + adjustmentOf(node),
        0,
      ),
      total,
      taxRate: tax === undefined ? null : Math.round(tax / 1000),
      batches: batchesOf(product),
    },
  ];
}

const totalOf = (settlement: XmlNode | undefined) =>
  numberAt(
    nodeAt(
      settlement,
      'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
      'LineTotalAmount',
    ),
  );

const numberAt = (node: XmlNode | undefined): number | undefined => millionthsOf(node?.text ?? '');

/** GS1 has the scheme 0160, which some leave out. */
function gtinOf(product: XmlNode | undefined): string {
  const id = nodeAt(product, 'GlobalID');
  const digits = textOf(id, 20);
  return (id?.attributes.get('schemeID') ?? '0160') === '0160' && /^\d{8,14}$/.test(digits) ? digits : '';
}

function adjustmentOf(node: XmlNode): number {
  const amount = numberAt(nodeAt(node, 'ActualAmount')) ?? 0;
  return textAt(node, 8, 'ChargeIndicator', 'Indicator') === 'true' ? amount : -amount;
}

export const noteNumbersOf = (delivery: XmlNode | undefined): string[] =>
  nodesIn(delivery, 'DespatchAdviceReferencedDocument|DeliveryNoteReferencedDocument')
    .map((node) => textAt(node, 60, 'IssuerAssignedID|ID'))
    .filter((number) => number !== '');

const mostBatches = 20;

/** Each item may name its batch, or the product all of them; the day on which they end is that of the product. */
function batchesOf(product: XmlNode | undefined): InvoicedBatch[] {
  const useBy = lastDayOf(product);
  const items = nodesIn(product, 'IndividualTradeProductInstance').flatMap((item) => nodesIn(item, 'BatchID'));
  const numbers = [...nodesIn(product, 'BatchID'), ...items].map((node) => textOf(node, 60)).filter(Boolean);
  if (numbers.length === 0) return useBy === null ? [] : [{ number: '', useBy }];
  return [...new Set(numbers)].slice(0, mostBatches).map((number) => ({ number, useBy }));
}

const ofUseBy =
  /expir|best.?before|use.?by|\bbb[de]\b|\bdlc\b|\bddm\b|\bdluo\b|p[ée]remption|consommer|mindesthaltbar|\bmhd\b/i;

function lastDayOf(node: XmlNode | undefined): LocalDate | null {
  for (const trait of nodesIn(node, 'ApplicableProductCharacteristic')) {
    const meaning = `${textAt(trait, 80, 'TypeCode').replaceAll('_', ' ')} ${textAt(trait, 80, 'Description')}`;
    const date = ofUseBy.test(meaning)
      ? dateIn(textAt(trait, 40, 'Value') || textAt(trait, 40, 'ValueDateTime', 'DateTimeString'))
      : null;
    if (date !== null) return date;
  }
  return null;
}
