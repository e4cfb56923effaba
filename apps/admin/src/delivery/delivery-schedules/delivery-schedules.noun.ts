import type { DeliverySchedule } from '@traiteur/contract/delivery/delivery-schedules.ts';
import { listedNoun, type RecordTexts } from '../../noun/noun.ts';

/** Such as "lundi 11 h – 13 h". */
export const nameOfSchedule = ({ weekday, start, end }: DeliverySchedule, texts: RecordTexts): string =>
  `${texts.weekday(weekday)} ${texts.dates.span(start, end)}`;

export const deliverySchedules = listedNoun('delivery-schedules', {
  one: 'deliverySchedule',
  fr: 'horaires-de-livraison',
  en: 'delivery-schedule',
  needs: { list: ['delivery-zones list'], form: ['delivery-zones list'] },
  menu: { group: 'deliveries', list: 'deliverySchedules.title' },
  nameOf: nameOfSchedule,
  detail: ({ zones }, texts) => zones.map(({ name }) => texts.name(name)).join(', '),
});
