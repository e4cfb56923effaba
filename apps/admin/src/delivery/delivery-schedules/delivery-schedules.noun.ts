import { listedNoun } from '../../noun/noun.ts';
import { nameOfSchedule } from '../schedule-name.ts';

export const deliverySchedules = listedNoun('delivery-schedules', {
  one: 'deliverySchedule',
  fr: 'horaires-de-livraison',
  en: 'delivery-schedule',
  needs: { list: ['delivery-zones list'], form: ['delivery-zones list'], add: 'delivery-schedules createDeliveryWeek' },
  menu: { group: 'deliveries', list: 'deliverySchedules.title' },
  nameOf: nameOfSchedule,
  detail: ({ zones }, texts) => zones.map(({ name }) => texts.name(name)).join(', '),
});
