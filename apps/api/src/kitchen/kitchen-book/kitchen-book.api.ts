import { type KitchenBook, kitchenBook } from '@traiteur/contract/kitchen/kitchen-book.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { exportName } from '@traiteur/domain/house/export-names.ts';
import { periodNamed } from '@traiteur/domain/money/sales-period.ts';
import { type Reading, todayOf } from '../../core/acting.ts';
import { handlersFor } from '../../http/handlers.ts';
import { spreadsheetAnswer } from '../../http/spreadsheets/spreadsheet-answer.ts';
import { workbookOf } from '../../http/spreadsheets/workbook.ts';
import { bookSheets } from './book-sheet.ts';
import { bookDays } from './check-rows.ts';
import { dueDay } from './due-day.ts';
import { endCheck, recordCheck, signDay, withdrawCheck } from './write-checks.ts';

type Query = Received<(typeof kitchenBook.operations)['getKitchenBook']>['query'];

export const kitchenBookApi = handlersFor(kitchenBook, {
  listDueChecks: ({ query: { date } }, context) => dueDay(date, context),
  recordCheck: ({ body }, context) => recordCheck(body, context),
  endCheck: ({ params, body }, context) => endCheck(params.id, body, context),
  withdrawCheck: ({ params, body: { reason } }, context) => withdrawCheck(params.id, reason, context),
  signKitchenDay: ({ query: { date } }, context) => signDay(date, context),
  getKitchenBook: ({ query }, context) => getBook(query, context),
  async exportKitchenBook({ query }, context) {
    const book = await getBook(query, context);
    const file = await workbookOf(bookSheets(book, context.locale, context.house));
    return spreadsheetAnswer(exportName('kitchen-book', context.locale, book.from, book.to), file);
  },
});

async function getBook({ period: name, from, to }: Query, reading: Reading): Promise<KitchenBook> {
  const period = from && to ? { from, to } : periodNamed(name, todayOf(reading), 'order');
  return { ...period, days: await bookDays(reading.db, period, reading.house.timeZone) };
}
