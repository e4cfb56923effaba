import type { DeliverySchedule, deliverySchedules } from '@traiteur/contract/delivery/delivery-schedules.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { deliverySchedules as words } from '@traiteur/words/delivery/delivery-schedules.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../core/context.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import { columnsIn, weekdayName } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { listDeliverySchedules } from './delivery-schedule-rows.ts';

type Query = Received<(typeof deliverySchedules.operations)['exportDeliverySchedules']>['query'];

/** An empty capacity is no limit, an empty notice the configuration's. @throws {Refusal} `exports-under-way` */
export async function exportDeliverySchedules(query: Query, context: Context<'delivery:read'>): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields } = catalogueOf(words, locale);
  const { yes, no } = catalogueOf(auditEntries, locale);
  const { text, integer } = columnsIn(locale, house);
  return exportList<DeliverySchedule>(context, {
    file: 'delivery-schedules',
    name: title,
    read: (snapshot, page) => listDeliverySchedules(snapshot, { ...query, ...page }),
    columns: [
      text(fields.weekday, ({ weekday }) => weekdayName(weekday, locale), 14),
      text(fields.start, ({ start }) => start, 10),
      text(fields.end, ({ end }) => end, 10),
      text(fields.zoneIds, ({ zones }) => zones.map(({ name }) => name[locale]).join(', '), 40),
      integer(fields.capacity, ({ capacity }) => capacity),
      integer(`${fields.noticeHours} (h)`, ({ noticeHours }) => noticeHours),
      text(fields.active, ({ active }) => (active ? yes : no), 10),
    ],
    criteria: await listCriteria(
      db,
      query,
      {
        active: { label: fields.active },
        zoneId: { label: fields.zoneIds, table: 'delivery_zones' },
        weekday: { label: fields.weekday, nameOf: (weekday) => weekdayName(Number(weekday), locale) },
      },
      context,
    ),
  });
}
