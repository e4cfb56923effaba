import type { deliveryZones, DeliveryZoneRow } from '@traiteur/contract/delivery/delivery-zones.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { deliveryZones as words } from '@traiteur/words/delivery/delivery-zones.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../core/context.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import { columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { listDeliveryZones } from './delivery-zone-rows.ts';

type Query = Received<(typeof deliveryZones.operations)['exportDeliveryZones']>['query'];

/** An empty amount is the configuration's. @throws {Refusal} `exports-under-way` */
export async function exportDeliveryZones(query: Query, context: Context<'delivery:read'>): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields } = catalogueOf(words, locale);
  const { yes, no } = catalogueOf(auditEntries, locale);
  const { text, money, integer } = columnsIn(locale, house);
  return exportList<DeliveryZoneRow>(context, {
    file: 'delivery-zones',
    name: title,
    read: (snapshot, page) => listDeliveryZones(snapshot, { ...query, ...page }, locale),
    columns: [
      text(`${fields.name} (fr)`, ({ name }) => name.fr),
      text(`${fields.name} (en)`, ({ name }) => name.en),
      money(fields.fee, ({ fee }) => fee),
      money(fields.freeDeliveryFrom, ({ freeDeliveryFrom }) => freeDeliveryFrom),
      money(fields.minimumOrder, ({ minimumOrder }) => minimumOrder),
      integer(fields.postalCodes, ({ postalCodes }) => postalCodes),
      text(fields.active, ({ active }) => (active ? yes : no), 10),
    ],
    criteria: await listCriteria(db, query, { active: { label: fields.active } }, context),
  });
}
