import { listedNoun } from '../noun.ts';

export const deliverySchedules = listedNoun('delivery-schedules', {
  one: 'deliverySchedule',
  fr: 'horaires-de-livraison',
  en: 'delivery-schedule',
  needs: { list: ['delivery-zones list'], form: ['delivery-zones list'] },
  menu: { group: 'deliveries', list: 'deliverySchedules.title' },
  show: ({ weekday, start, end, zones }, texts) => ({
    title: `${texts.weekday(weekday)} ${texts.dates.span(start, end)}`,
    detail: zones.map(({ name }) => texts.name(name)).join(', '),
  }),
});
