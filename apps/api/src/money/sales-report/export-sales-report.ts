import type { OrderFilters } from '@traiteur/contract/orders/order-filters.ts';
import type { SalesQuery } from '@traiteur/contract/money/sales-report.ts';
import type { FileAnswer } from '@traiteur/contract/statement/operation.ts';
import { exportName } from '@traiteur/domain/house/export-names.ts';
import { orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import type { Period } from '@traiteur/domain/money/sales-period.ts';
import { orders } from '@traiteur/words/orders/orders.ts';
import { mayReachClients } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { nameOf } from '../../database/rows/name-of.ts';
import { spreadsheetAnswer } from '../../http/spreadsheets/spreadsheet-answer.ts';
import { openStreamedExport } from '../../http/spreadsheets/streamed-export.ts';
import { xlsxOf } from '../../http/spreadsheets/streamed-sheet.ts';
import { chooseOrders, columnsOfFile } from '../../orders/export/exported-orders.ts';
import { salesAccountIn } from './sales-report.ts';
import { salesCriteria, salesSheets } from './sales-workbook.ts';

/** Sums and orders come from one snapshot. @throws {Refusal} `exports-under-way` */
export async function exportSalesReport(query: SalesQuery, context: Context<'reports:read'>): Promise<FileAnswer> {
  const { db, house, locale, caller } = context;
  const zone = await nameOf(db, 'delivery_zones', query.zoneId);
  const category = await nameOf(db, 'categories', query.categoryId);
  const reader = { byContact: mayReachClients(caller), timeZone: house.timeZone };
  const { body, account } = await openStreamedExport(db, {
    async choose(snapshot) {
      const account = await salesAccountIn(snapshot, query, context);
      return { ...(await chooseOrders(snapshot, soldOrders(query, account.period), reader)), account };
    },
    write: (rows, { total, account }) =>
      xlsxOf({
        rows,
        total,
        front: salesSheets({ account, locale, house }),
        name: orders.title[locale === 'fr' ? 0 : 1],
        columns: columnsOfFile(locale, house, undefined),
        more: [salesCriteria({ account, query, zone, category, locale, house })],
      }),
  });
  return spreadsheetAnswer(exportName('sales', locale, account.period.from, account.period.to), body);
}

/** With a category: orders that have one of its dishes. */
function soldOrders({ dateBy, zoneId, categoryId }: SalesQuery, { from, to }: Period): OrderFilters {
  const days = dateBy === 'order' ? { placedFrom: from, placedTo: to } : { deliveryFrom: from, deliveryTo: to };
  return { ...days, status: orderStatuses.filter((status) => status !== 'cancelled'), zoneId, categoryId };
}
