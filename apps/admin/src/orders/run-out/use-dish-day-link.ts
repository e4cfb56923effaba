import { localDate } from '@traiteur/contract/statement/fields.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import * as z from 'zod/mini';
import { useTo } from '../../use-to.ts';

export const dishDayQuery = z.strictObject({ date: z.optional(localDate) });

export function useDishDayLink(): (id: number, date: LocalDate) => string {
  const to = useTo();
  return (id, date) => addressWithQuery(to('dishDay', { id }), dishDayQuery, { date });
}
