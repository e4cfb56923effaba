import { listedNoun } from '../../noun/noun.ts';

export const deliveryZones = listedNoun('delivery-zones', {
  one: 'deliveryZone',
  fr: 'zones-de-livraisons',
  en: 'delivery-zones',
  needs: { form: ['delivery-schedules list', 'postal-code-lookups lookUpPostalCodes'] },
  menu: { group: 'deliveries', list: 'deliveryZones.title' },
});
