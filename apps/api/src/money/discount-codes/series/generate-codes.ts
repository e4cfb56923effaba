import { randomInt } from 'node:crypto';
import type { DiscountCodeSeries, GeneratedCodesInput } from '@traiteur/contract/money/discount-code-series.ts';
import { generatedCode } from '@traiteur/domain/money/generated-code.ts';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../../database/rows/transactions.ts';
import type { Database } from '../../../database/schema.ts';
import { getSeries, insertCodes, insertSeries } from './series-rows.ts';

/** @throws {Refusal} `already-taken` where a series has that name, `unknown-reference` */
export const generateCodes = (
  db: Kysely<Database>,
  input: GeneratedCodesInput,
  by: string,
  now: Date,
): Promise<DiscountCodeSeries> =>
  inTransaction(db, async (transaction) => {
    const id = await insertSeries(transaction, input, by, now);
    for (let missingCodes = input.count; missingCodes > 0; )
      missingCodes -= await insertCodes(transaction, id, drawnCodes(input.prefix, missingCodes), input);
    return getSeries(transaction, id);
  });

function drawnCodes(prefix: string, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(generatedCode(prefix, (limit) => randomInt(limit)));
  return [...codes];
}
