import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { millionthsOf } from '@traiteur/domain/kitchen/supplier-invoices/decimals.ts';
import { UnreadableFile } from '../../../core/unreadable-file.ts';
import type { InvoicedBatch } from './invoice-document.ts';
import { nodeAt, textOf, type XmlNode } from './xml-tree.ts';

/** What Cross Industry Invoice and UBL say alike. */

export const million = 1_000_000;

/** Of UNTDID 1001, those that give back. */
const creditTypes = new Set(['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532']);

export const isCreditType = (code: string): boolean => creditTypes.has(code);

const mostLines = 1000;

/** @throws {UnreadableFile} `file-unpacks-too-large` for more than a thousand */
export function refuseTooMany(lines: readonly XmlNode[]): void {
  if (lines.length > mostLines) throw new UnreadableFile('file-unpacks-too-large');
}

/** In millionths; undefined where there is none. */
export const numberAt = (node: XmlNode | undefined, ...path: readonly string[]): number | undefined =>
  millionthsOf(nodeAt(node, ...path)?.text ?? '');

/** @throws {UnreadableFile} `file-damaged` where there is none */
export function requiredNumberAt(node: XmlNode | undefined, ...path: readonly string[]): number {
  const number = numberAt(node, ...path);
  if (number === undefined) throw new UnreadableFile('file-damaged');
  return number;
}

/** GS1 has the scheme 0160, which some leave out. */
export function gtinIn(id: XmlNode | undefined): string {
  const digits = textOf(id, 20);
  return (id?.attributes.get('schemeID') ?? '0160') === '0160' && /^\d{8,14}$/.test(digits) ? digits : '';
}

interface Priced {
  /** Undefined: what the line comes to is its price. */
  price: number | undefined;
  baseQuantity: number | undefined;
  quantity: number;
  total: number;
}

export function pricedBy({ price, baseQuantity = million, quantity, total }: Priced) {
  return price === undefined || baseQuantity <= 0
    ? { price: total, baseQuantity: quantity > 0 ? quantity : million }
    : { price, baseQuantity };
}

const mostBatches = 20;

/** The day on which they end is that of the product. */
export function batchesOf(numbers: readonly string[], useBy: LocalDate | null): InvoicedBatch[] {
  const names = [...new Set(numbers.filter(Boolean))];
  if (names.length === 0) return useBy === null ? [] : [{ number: '', useBy }];
  return names.slice(0, mostBatches).map((number) => ({ number, useBy }));
}

const ofUseBy =
  /expir|best.?before|use.?by|\bbb[de]\b|\bdlc\b|\bddm\b|\bdluo\b|p[ée]remption|consommer|mindesthaltbar|\bmhd\b/i;

/** Whether a trait of a product says until when it keeps, by its code or its name. */
export const saysUseBy = (meaning: string): boolean => ofUseBy.test(meaning.replaceAll('_', ' '));
