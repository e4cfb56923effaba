import type { PurchaseOrderRow, purchaseOrders } from '@traiteur/contract/kitchen/purchase-orders.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { purchaseOrders as words } from '@traiteur/words/kitchen/purchase-orders.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../core/context.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import { clockOf, columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { listPurchaseOrders } from './purchase-order-rows.ts';

type Query = Received<(typeof purchaseOrders.operations)['exportPurchaseOrders']>['query'];

/** @throws {Refusal} `exports-under-way` */
export async function exportPurchaseOrders(query: Query, context: Context<'kitchen:read'>): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields, statuses } = catalogueOf(
    { title: words.title, fields: words.fields, statuses: words.statuses },
    locale,
  );
  const { yes, no } = catalogueOf(auditEntries, locale);
  const { text, integer, day, money, moment } = columnsIn(locale, house);
  return exportList<PurchaseOrderRow>(context, {
    file: 'purchase-orders',
    name: title,
    read: (snapshot, page) => listPurchaseOrders(snapshot, { ...query, ...page }),
    columns: [
      text(fields.number, ({ number }) => number, 14),
      text(fields.supplier, ({ supplier }) => supplier, 32),
      moment(fields.at, ({ at }) => clockOf(at, house.timeZone)),
      text(fields.by, ({ by }) => by),
      moment(fields.sentAt, ({ sentAt }) => clockOf(sentAt, house.timeZone)),
      text(fields.sentTo, ({ sentTo }) => sentTo || null, 32),
      day(fields.wantedOn, ({ wantedOn }) => wantedOn),
      integer(fields.lineCount, ({ lineCount }) => lineCount),
      money(fields.total, ({ total }) => total),
      text(fields.status, ({ status, isPartial }) => (isPartial ? fields.isPartial : statuses[status]), 18),
      text(fields.isInvoiced, ({ isInvoiced }) => (isInvoiced ? yes : no), 10),
    ],
    criteria: await listCriteria(
      db,
      query,
      {
        status: { label: fields.status, nameOf: (value) => statuses[value as PurchaseOrderRow['status']] },
        supplierId: { label: fields.supplier, table: 'suppliers' },
      },
      context,
    ),
  });
}
