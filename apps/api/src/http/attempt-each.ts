import type { BatchAnswer, BatchRefusal } from '@traiteur/contract/statement/batches.ts';
import { Refusal } from '../core/refusal.ts';
import type { Context } from '../core/context.ts';
import { reasonSentenceOf, sentenceOf } from './refusal-sentences.ts';

export interface BatchRecord {
  id: number;
  name: string;
}

type Outcome = Pick<BatchAnswer, 'done' | 'refused'>;

/** One transaction per record. Once some are done, an unexpected error only ends the batch: they must be reported. */
export async function attemptEach(
  records: readonly BatchRecord[],
  attempt: (id: number) => Promise<unknown>,
  reader: Pick<Context, 'locale' | 'house'>,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] };
  for (const { id, name } of records) {
    try {
      await attempt(id);
      outcome.done.push({ id, name });
    } catch (error) {
      if (error instanceof Refusal) outcome.refused.push({ id, name, ...reasonOf(error, reader) });
      else if (outcome.done.length + outcome.refused.length > 0) return outcome;
      else throw error;
    }
  }
  return outcome;
}

export function reasonOf(
  { code, details }: Refusal,
  { locale, house }: Pick<Context, 'locale' | 'house'>,
): Pick<BatchRefusal, 'code' | 'message'> {
  const reader = { ...house, locale };
  const faults = details.faults?.filter((fault) => fault.code === code) ?? [];
  const reasons = faults.flatMap(({ reason }) => (reason ? [reasonSentenceOf(reason, reader)] : []));
  // Two sizes of a dish repeat the reason.
  const message = [sentenceOf(code, faults[0]?.amounts, reader), ...new Set(reasons)].join(' ');
  return { code, message };
}
