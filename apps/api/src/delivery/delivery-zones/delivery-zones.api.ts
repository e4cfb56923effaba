import { deliveryZones, eligibility } from '@traiteur/contract/delivery/delivery-zones.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportDeliveryZones } from './export-delivery-zones.ts';
import { meanings } from './delivery-zones.table.ts';
import {
  createDeliveryZone,
  getDeliveryZone,
  listDeliveryZones,
  removeDeliveryZone,
  updateDeliveryZone,
  zoneOf,
} from './delivery-zone-rows.ts';

export const deliveryZonesApi = handlersFor(
  deliveryZones,
  {
    list: ({ query }, { db, locale }) => listDeliveryZones(db, query, locale),
    exportDeliveryZones: ({ query }, context) => exportDeliveryZones(query, context),
    get: ({ params }, { db }) => getDeliveryZone(db, params.id),
    create: ({ body }, { db, locale }) => createDeliveryZone(db, body, locale),
    update: ({ params, body }, { db, locale }) => updateDeliveryZone(db, params.id, body.version, body, locale),
    remove: ({ params }, { db }) => removeDeliveryZone(db, params.id),
  },
  meanings,
);

export const eligibilityApi = handlersFor(eligibility, {
  checkEligibility: async ({ query: { country, postalCode } }, { db }) => {
    const zone = await zoneOf(db, country, postalCode);
    return {
      eligible: zone?.active ?? false,
      postalCode,
      zone: zone ? { id: zone.id, name: zone.name } : null,
    };
  },
});
