import { addDays, addMonths, daysBetween, type LocalDate, momentOf, today } from '@traiteur/domain/dates/calendar.ts';
import { type CompanyTerms, mayPayOnInvoice } from '@traiteur/domain/clients/company-terms.ts';
import type { House } from '../../../apps/api/src/core/house.ts';
import { companiesSince } from '../load-companies.ts';
import type { Life } from './order-history.ts';

interface Circumstances {
  house: House;
  now: Date;
}

/** In which invoices at 30 days are paid, but for those of a week that are forgotten until the first reminder. */
const daysToPay = 12;
const isForgotten = (age: number) => age >= 37 && age < 44;

/** What is ordered on invoice is paid by it, or not yet. */
export function lifeForCompany(
  life: Life,
  { date }: { date: LocalDate },
  terms: CompanyTerms | undefined,
  { house, now }: Circumstances,
): Life {
  if (!mayPayOnInvoice(terms)) return life;
  const steps = life.events.filter(({ kind }) => kind !== 'paid' && kind !== 'refunded');
  const paidOn = paymentDay(date, terms, today(now, house.timeZone));
  if (paidOn === undefined || life.status !== 'delivered') return { ...life, events: steps, method: null };
  const at = momentOf(paidOn, '10:00', house.timeZone);
  return { ...life, events: [...steps, { kind: 'paid', at, by: 'Claire Laurent', reason: '' }], method: 'transfer' };
}

/** Of a company’s order of that date; undefined while it is open. */
function paymentDay(date: LocalDate, terms: CompanyTerms | undefined, day: LocalDate): LocalDate | undefined {
  const age = daysBetween(date, day);
  if (terms === 'days_30') return age > daysToPay && !isForgotten(age) ? addDays(date, daysToPay) : undefined;
  const firstMonth = companiesSince(day);
  return date < addMonths(firstMonth, 1) ? addDays(addMonths(firstMonth, 1), 19) : undefined;
}
