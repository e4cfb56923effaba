import type { PurchaseOrderLine } from '@traiteur/contract/kitchen/purchase-orders.ts';
import type { FileAnswer } from '@traiteur/contract/statement/operation.ts';
import { exportName } from '@traiteur/domain/house/export-names.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { purchaseOrders as words } from '@traiteur/words/kitchen/purchase-orders.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../core/context.ts';
import { spreadsheetAnswer } from '../../http/spreadsheets/spreadsheet-answer.ts';
import { columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { sheetOf, workbookOf } from '../../http/spreadsheets/workbook.ts';
import { packText } from './purchase-order-mail.ts';
import { getPurchaseOrder } from './purchase-order-rows.ts';

/** @throws {Refusal} `not-found` */
export async function exportPurchaseOrder(
  id: number,
  { db, locale, house, clock }: Context<'kitchen:read'>,
): Promise<FileAnswer> {
  const order = await getPurchaseOrder(db, id);
  const { line } = catalogueOf({ line: words.line }, locale);
  const { text, integer, money } = columnsIn(locale, house);
  const sheet = sheetOf<PurchaseOrderLine>(order.number, order.lines, [
    text(line.code, ({ code }) => code || null),
    text(line.name, ({ name }) => name, 36),
    text(line.ingredient, ({ ingredient }) => ingredient.name[locale], 28),
    text(line.pack, (row) => packText(row, locale), 14),
    integer(line.packs, ({ packs }) => packs),
    money(line.price, ({ price }) => price),
    money(line.total, ({ packs, price }) => packs * price),
  ]);
  const name = exportName('purchase-order', locale, today(clock(), house.timeZone));
  return spreadsheetAnswer(name.replace('.xlsx', `-${order.number}.xlsx`), await workbookOf([sheet]));
}
