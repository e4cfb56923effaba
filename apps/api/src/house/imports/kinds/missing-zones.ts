import { type DeliveryZone, deliveryZones } from '@traiteur/contract/delivery/delivery-zones.ts';
import { plainWords } from '@traiteur/domain/house/imports/typed-cells.ts';
import type { Kysely } from 'kysely';
import { subjectOf } from '../../../access/audit-entries/audited.ts';
import { insertAuditEntries } from '../../../access/audit-entries/insert-audit-entry.ts';
import type { Saving } from '../../../core/caller.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Database } from '../../../database/schema.ts';
import {
  createDeliveryZone,
  getDeliveryZone,
  removeDeliveryZone,
} from '../../../delivery/delivery-zones/delivery-zone-rows.ts';

const colours = ['#86c341', '#ef7622', '#3a7ca5', '#b5446e', '#c9a227', '#5b8e7d'];

const longestName = 80;

/** Follows the delivery configuration in all. */
const usualTerms = { fee: null, freeDeliveryFrom: null, minimumOrder: 0, active: true };

/** By their names in both languages, as people compare them. */
export async function zonesByName(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('delivery_zones')
    .select(['id', 'name_fr', 'name_en'])
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.flatMap((row) => [row.name_en, row.name_fr].map((name) => [plainWords(name), row.id] as const)));
}

/** Adds the zones among `names` that `zones` does not hold yet, to both. Returns their ids. */
export async function insertMissingZones(
  db: Kysely<Database>,
  zones: Map<string, number>,
  names: readonly string[],
  saving: Saving,
): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    if (zones.has(plainWords(name))) continue;
    const text = name.slice(0, longestName);
    const colour = colours[zones.size % colours.length] ?? '#86c341';
    const zone = await createDeliveryZone(db, { ...usualTerms, name: { fr: text, en: text }, colour });
    await insertAuditEntries(db, [{ ...entryOf(zone, saving), operation: 'createDeliveryZone', after: zone }]);
    zones.set(plainWords(name), zone.id);
    ids.push(zone.id);
  }
  return ids;
}

/** A zone that holds a code or a schedule stays, and so does one of which somebody has changed the terms. */
export async function removeEmptyZones(db: Kysely<Database>, ids: readonly number[], saving: Saving): Promise<void> {
  for (const id of ids)
    try {
      const zone = await getDeliveryZone(db, id);
      const { name, fee, freeDeliveryFrom, minimumOrder } = zone;
      if (fee !== null || freeDeliveryFrom !== null || minimumOrder !== 0 || name.fr !== name.en) continue;
      await removeDeliveryZone(db, id);
      await insertAuditEntries(db, [{ ...entryOf(zone, saving), operation: 'removeDeliveryZone', before: zone }]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
}

const entryOf = (zone: DeliveryZone, { by, now }: Saving) => ({
  at: now,
  by,
  tag: deliveryZones.tag,
  record: subjectOf({ ...zone }, undefined, deliveryZones.named),
});
