import type { OwnOrderDrafts, OwnQuote, OwnQuotes } from '@traiteur/contract/own/own-order-input.ts';
import { type ApiClient, isRefusal } from '@traiteur/contract/wire/client.ts';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';

/** Of all days in one. */
export function useQuote(drafts: OwnOrderDrafts) {
  const { call } = useAlive();
  const key = drafts.orders.some(({ lines }) => lines.length > 0) ? JSON.stringify(drafts) : undefined;
  return useRead(key, () => quoteOf(call, drafts));
}

export type ReadQuote = ReturnType<typeof useQuote>;

/** After too many tries of discount codes, shows the prices without the code and the refusal beside it. */
async function quoteOf(call: ApiClient['call'], drafts: OwnOrderDrafts): Promise<OwnQuotes> {
  try {
    return await call('own-orders', 'quoteOwnOrders', {}, drafts);
  } catch (error) {
    const fault = codeRefusalIn(error);
    if (!fault) throw error;
    const orders = drafts.orders.map((order) => ({ ...order, discountCode: undefined }));
    const quotes = await call('own-orders', 'quoteOwnOrders', {}, { ...drafts, orders });
    const items = quotes.items.map((quote) => ({ ...quote, faults: [...quote.faults, fault] }));
    return { ...quotes, items };
  }
}

export type CodeQuote = Pick<OwnQuote, 'faults' | 'discount' | 'deliveryFee'>;

/** Of a code that an order is priced without. */
export const refusedCodeOf = ({ faults }: Pick<OwnQuote, 'faults'>) =>
  faults.find(({ field }) => field === 'discountCode');

/** A quote can be read without the code then. */
export const codeRefusalIn = (error: unknown) =>
  isRefusal(error, 'too-many-codes')
    ? { field: 'discountCode', code: 'too-many-codes' as const, message: error.problem.title }
    : undefined;
