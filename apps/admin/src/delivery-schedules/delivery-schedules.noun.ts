import { listedNoun } from '../noun.ts';

export const deliverySchedules = listedNoun('delivery-schedules', {
  one: 'deliverySchedule',
  fr: 'horaires-de-livraison',
  en: 'delivery-schedule',
  needs: { list: ['delivery-zones list'], form: ['delivery-zones list'] },
  menu: { group: 'deliveries', list: 'deliverySchedules.title' },
  nameOf: ({ weekday, start, end }, texts) => `${texts.weekday(weekday)} ${texts.dates.span(start, end)}`,
  detail: ({ zones }, texts) => zones.map(({ name }) => texts.name(name)).join(', '),
});
