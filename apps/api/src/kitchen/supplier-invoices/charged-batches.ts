import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { MatchedLine } from './invoice-lines.ts';
import { batchesByArticle, type ReceivedBatch } from './received-batches.ts';

interface ChargedBatch {
  id: number;
  /** Cents that so many milligrams cost. */
  price: number;
  pricedWeight: number;
  /** Of the supplier, where the batch has none; empty: the invoice does not say which. */
  number: string;
  useBy: LocalDate | null;
}

/** What a table holds. */
const largest = 2_000_000_000;

/** What the batches of an invoice's articles cost, all lines of an article together, and which numbers they get. */
export function chargedBatches(lines: readonly MatchedLine[], batches: readonly ReceivedBatch[]): ChargedBatch[] {
  const received = batchesByArticle(
    batches,
    lines.map(({ articleId, ingredientId }) => ({ id: articleId, ingredientId })),
  );
  return [...Map.groupBy(lines, ({ articleId }) => articleId)].flatMap(([articleId, ofArticle]) => {
    const cost = costOf(ofArticle);
    const ofInvoice = received.get(articleId) ?? [];
    return cost
      ? ofInvoice.map((batch) => ({ id: batch.id, ...cost, ...namedBatch(batch, ofInvoice, ofArticle) }))
      : [];
  });
}

/** Undefined where nothing can be weighed, or more goes back than comes. */
function costOf(lines: readonly MatchedLine[]): Pick<ChargedBatch, 'price' | 'pricedWeight'> | undefined {
  const price = lines.reduce((sum, { total, share }) => sum + total + share, 0);
  const pricedWeight = lines.reduce((sum, { lineWeight }) => sum + (lineWeight ?? 0), 0);
  if (lines.some(({ lineWeight }) => lineWeight === null) || pricedWeight <= 0 || price < 0) return undefined;
  if (price <= largest && pricedWeight <= largest) return { price, pricedWeight };
  const share = largest / Math.max(price, pricedWeight);
  return { price: Math.round(price * share), pricedWeight: Math.max(1, Math.round(pricedWeight * share)) };
}

/** A number that the invoice names and no batch has is that of the one batch without; of several nobody can tell. */
function namedBatch(
  batch: ReceivedBatch,
  batches: readonly ReceivedBatch[],
  lines: readonly MatchedLine[],
): Pick<ChargedBatch, 'number' | 'useBy'> {
  const invoiced = lines.flatMap((line) => line.batches);
  const ownBatch = invoiced.find(({ number }) => number !== '' && number === batch.number);
  if (batch.number !== '') return { number: '', useBy: ownBatch?.useBy ?? null };
  const open = invoiced.filter(
    ({ number }) => !batches.some((batchOfInvoice) => number !== '' && batchOfInvoice.number === number),
  );
  const unnamed = batches.filter(({ number }) => number === '');
  const [single] = open;
  const isCertain = single !== undefined && open.length === 1 && (unnamed.length === 1 || invoiced.length === 1);
  return isCertain ? single : { number: '', useBy: null };
}
