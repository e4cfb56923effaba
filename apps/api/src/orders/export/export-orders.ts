import { exportedRows } from '@traiteur/contract/statement/list-export.ts';
import type { OrderFilters } from '@traiteur/contract/orders/order-filters.ts';
import type { OrderColumn } from '@traiteur/contract/orders/order-columns.ts';
import type { FileAnswer } from '@traiteur/contract/statement/operation.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { exportName } from '@traiteur/domain/house/export-names.ts';
import { orders } from '@traiteur/words/orders/orders.ts';
import { mayReachClients } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { spreadsheetAnswer } from '../../http/spreadsheets/spreadsheet-answer.ts';
import { openStreamedExport } from '../../http/spreadsheets/streamed-export.ts';
import { xlsxOf } from '../../http/spreadsheets/streamed-sheet.ts';
import { orderCriteria } from './order-criteria.ts';
import { chooseOrders, columnsOfFile } from './exported-orders.ts';

/** @throws {Refusal} `exports-under-way` */
export async function exportOrders(
  { columns, ...filters }: OrderFilters & { columns?: OrderColumn[] | undefined },
  { db, house, locale, caller, clock }: Context<'orders:read'>,
): Promise<FileAnswer> {
  const reader = { byContact: mayReachClients(caller), timeZone: house.timeZone };
  const criteria = await orderCriteria(db, filters, locale, house);
  const { body, total } = await openStreamedExport(db, {
    choose: (snapshot) => chooseOrders(snapshot, filters, reader),
    write: (rows, { total }) =>
      xlsxOf({
        rows,
        total,
        name: orders.title[locale === 'fr' ? 0 : 1],
        columns: columnsOfFile(locale, house, columns),
        more: [criteria],
      }),
  });
  return spreadsheetAnswer(exportName('orders', locale, today(clock(), house.timeZone)), body, {
    [exportedRows]: String(total),
  });
}
