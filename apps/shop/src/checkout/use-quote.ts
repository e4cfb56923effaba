import type { OwnOrderDraft, OwnQuote } from '@traiteur/contract/own/own-orders.ts';
import { type ApiClient, isRefusal } from '@traiteur/contract/wire/client.ts';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';

export function useQuote(draft: OwnOrderDraft) {
  const { call } = useAlive();
  const key = draft.lines.length > 0 ? JSON.stringify(draft) : undefined;
  return useRead(key, () => quoteOf(call, draft));
}

export type ReadQuote = ReturnType<typeof useQuote>;

/** After too many tries of discount codes, shows the prices without the code and the refusal beside it. */
async function quoteOf(call: ApiClient['call'], draft: OwnOrderDraft): Promise<OwnQuote> {
  try {
    return await call('own-orders', 'quoteOwnOrder', {}, draft);
  } catch (error) {
    const fault = faultOfCode(error);
    if (!fault) throw error;
    const { discountCode: _, ...rest } = draft;
    const quote = await call('own-orders', 'quoteOwnOrder', {}, rest);
    return { ...quote, faults: [...quote.faults, fault] };
  }
}

/** Of a code that the quote is priced without. */
export const refusedCodeOf = ({ faults }: OwnQuote) => faults.find(({ field }) => field === 'discountCode');

const faultOfCode = (error: unknown) =>
  isRefusal(error, 'too-many-codes')
    ? { field: 'discountCode', code: 'too-many-codes' as const, message: error.problem.title }
    : undefined;
