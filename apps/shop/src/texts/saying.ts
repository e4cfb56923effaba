import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { asSpoken, formatMoney } from '@traiteur/domain/money/money.ts';
import { type FigureValues, withFigures } from '@traiteur/domain/site/figures.ts';
import { useVisit } from '../site/island/visit-context.ts';
import type { Visit } from '../site/page.tsx';

export function sayingOf(visit: Visit): (text: Bilingual) => string {
  const values = figuresOf(visit);
  return (text) => withFigures(text[visit.locale], values);
}

export const useSaying = () => sayingOf(useVisit());

function figuresOf({ site, world, locale, words }: Visit): FigureValues {
  const { delivery, dailyChoices, dishes, vegetarian, allergens, takesTransfers, takesOnline } = site;
  const means = (['on_delivery', takesTransfers && 'transfer', takesOnline && 'online'] as const).filter(
    (mean) => mean !== false,
  );
  const money = (cents: number) => asSpoken(formatMoney(cents, world.currency, locale));
  const hours = (count: number) => words('house')('hoursLong', { count });
  return {
    brand: world.brand,
    choices: Math.min(dailyChoices, dishes) > 0 ? String(Math.min(dailyChoices, dishes)) : undefined,
    vegetarian: vegetarian?.[locale],
    allergens: allergens.length > 0 ? String(allergens.length) : undefined,
    payments: new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      means.map((mean) => words('house')(`means.${mean}`)),
    ),
    notice: delivery ? hours(delivery.noticeHours) : undefined,
    promise: delivery ? hours(delivery.promiseHours) : undefined,
    fee: delivery ? money(delivery.shippingFee) : undefined,
    free: delivery && delivery.freeDeliveryFrom !== null ? money(delivery.freeDeliveryFrom) : undefined,
  };
}
