import { zoneMaps } from '@traiteur/contract/delivery/zone-maps.ts';
import { handlersFor } from '../../http/handlers.ts';
import { getZoneMap } from './zone-map.ts';

export const zoneMapsApi = handlersFor(zoneMaps, {
  getZoneMap: (_received, { db }) => getZoneMap(db),
});
