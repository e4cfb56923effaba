import { deliveryZones, eligibility } from '@traiteur/contract/delivery-zones.ts';
import { handlersFor } from '../http/handlers.ts';
import {
  createDeliveryZone,
  getDeliveryZone,
  listDeliveryZones,
  removeDeliveryZone,
  updateDeliveryZone,
  zoneOf,
} from './delivery-zone-rows.ts';

export const deliveryZonesApi = handlersFor(deliveryZones, {
  listDeliveryZones: ({ query }, { db, locale }) => listDeliveryZones(db, query, locale),
  getDeliveryZone: ({ params }, { db }) => getDeliveryZone(db, params.id),
  createDeliveryZone: ({ body }, { db }) => createDeliveryZone(db, body),
  updateDeliveryZone: ({ params, body }, { db }) => updateDeliveryZone(db, params.id, body.version, body),
  removeDeliveryZone: ({ params }, { db }) => removeDeliveryZone(db, params.id),
});

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
