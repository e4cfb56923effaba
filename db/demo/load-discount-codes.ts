import type { CategoryKey } from '@traiteur/domain/catalogue/usual-records.ts';
import { addDays, momentOf, today } from '@traiteur/domain/dates/calendar.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../apps/api/src/database/schema.ts';
import {
  createDiscountCode,
  type DiscountCodeFacts,
  discountCodeFacts,
} from '../../apps/api/src/money/discount-codes/discount-code-rows.ts';
import type { House } from '../../apps/api/src/core/house.ts';
import { demoDiscountCodes } from './discount-codes.ts';
import { idOf } from './load-catalogue.ts';

interface Circumstances {
  house: House;
  now: Date;
  categories: ReadonlyMap<CategoryKey, number>;
}

export async function loadDiscountCodes(
  db: Kysely<Database>,
  { house: { timeZone }, now, categories }: Circumstances,
): Promise<DiscountCodeFacts[]> {
  const date = today(now, timeZone);
  const midnight = (days: number | null) =>
    days === null ? null : momentOf(addDays(date, days), '00:00', timeZone).toISOString();
  const codes: DiscountCodeFacts[] = [];
  for (const { begins, ends, categories: keys, ...code } of demoDiscountCodes) {
    const categoryIds = keys.map((key) => idOf(categories, key));
    await createDiscountCode(
      db,
      { ...code, categoryIds, validFrom: midnight(begins), validUntil: midnight(ends) },
      now,
    );
    const facts = await discountCodeFacts(db, { code: code.code }, undefined);
    if (facts) codes.push(facts);
  }
  return codes;
}
