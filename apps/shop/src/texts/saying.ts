import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import { type FigureValues, withFigures } from '@traiteur/domain/site/figures.ts';
import { useVisit } from '../site/island/visit-context.ts';
import type { Visit } from '../site/page.tsx';

export function sayingOf(visit: Visit): (text: Bilingual) => string {
  const values = figuresOf(visit);
  return (text) => withFigures(text[visit.locale], values);
}

export const useSaying = () => sayingOf(useVisit());

function figuresOf({ site, world, locale, words }: Visit): FigureValues {
  const { delivery, dailyChoices } = site;
  const money = (cents: number) => formatMoney(cents, world.currency, locale);
  const hours = (count: number) => words('house')('hoursLong', { count });
  return {
    brand: world.brand,
    choices: String(dailyChoices),
    notice: delivery ? hours(delivery.noticeHours) : undefined,
    promise: delivery ? hours(delivery.promiseHours) : undefined,
    fee: delivery ? money(delivery.shippingFee) : undefined,
    free: delivery && delivery.freeDeliveryFrom !== null ? money(delivery.freeDeliveryFrom) : undefined,
  };
}
