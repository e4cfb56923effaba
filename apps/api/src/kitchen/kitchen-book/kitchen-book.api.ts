import { kitchenBook } from '@traiteur/contract/kitchen/kitchen-book.ts';
import type { KitchenBook } from '@traiteur/contract/kitchen/kitchen-book.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { exportName } from '@traiteur/domain/house/export-names.ts';
import { periodNamed } from '@traiteur/domain/money/sales-period.ts';
import type { Reading } from '../../core/acting.ts';
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
  getKitchenBook: ({ query }, context) => readBook(query, context),
  async exportKitchenBook({ query }, context) {
    const book = await readBook(query, context);
    const file = await workbookOf(bookSheets(book, context.locale, context.house));
    return spreadsheetAnswer(exportName('kitchen-book', context.locale, book.from, book.to), file);
  },
});

async function readBook({ period: name, from, to }: Query, { db, clock, house }: Reading): Promise<KitchenBook> {
  const period = from && to ? { from, to } : periodNamed(name, today(clock(), house.timeZone), 'order');
  return { ...period, days: await bookDays(db, period) };
}
