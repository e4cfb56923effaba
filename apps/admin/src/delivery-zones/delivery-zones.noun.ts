import { listedNoun } from '../noun.ts';

export const deliveryZones = listedNoun('delivery-zones', {
  one: 'deliveryZone',
  fr: 'zones-de-livraisons',
  en: 'delivery-zones',
  menu: { group: 'deliveries', list: 'deliveryZones.title' },
});
