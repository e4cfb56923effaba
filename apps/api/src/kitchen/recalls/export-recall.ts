import { recalls, type RecallPerson } from '@traiteur/contract/kitchen/recalls.ts';
import type { FileAnswer } from '@traiteur/contract/statement/operation.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { exportName } from '@traiteur/domain/house/export-names.ts';
import { mails as mailWords } from '@traiteur/words/house/mails.ts';
import { recalls as words } from '@traiteur/words/kitchen/recalls.ts';
import { orders as orderWords } from '@traiteur/words/orders/orders.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../core/context.ts';
import { forReader } from '../../http/contact-fields.ts';
import { spreadsheetAnswer } from '../../http/spreadsheets/spreadsheet-answer.ts';
import { clockOf, columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { sheetOf, workbookOf } from '../../http/spreadsheets/workbook.ts';
import { getRecall } from './recall-rows.ts';

type Row = Omit<RecallPerson, 'orders'> & { order: RecallPerson['orders'][number] };

/** An order a line: who had what, and how they were reached. @throws {Refusal} `not-found` */
export async function exportRecall(
  id: number,
  { db, locale, house, clock, caller }: Context<'orders:read'>,
): Promise<FileAnswer> {
  const recall = await getRecall(db, id);
  const { people } = forReader(recalls.operations.get.result, recall, caller);
  const { columns, outcomes } = catalogueOf({ columns: words.columns, outcomes: words.outcomes }, locale);
  const states = catalogueOf(mailWords.states, locale);
  const statuses = catalogueOf(orderWords.status, locale);
  const { text, integer, day, moment } = columnsIn(locale, house);
  const answer = (isTrue: boolean) => (isTrue ? columns.yes : columns.no);
  const rows = people.flatMap(({ orders, ...person }) => orders.map((order): Row => ({ ...person, order })));
  const sheet = sheetOf<Row>(recall.number || recall.name[locale], rows, [
    text(columns.client, ({ client }) => client, 28),
    text(columns.phone, ({ phone }) => phone ?? null, 18),
    text(columns.email, ({ email }) => email ?? null, 28),
    text(columns.order, ({ order }) => order.number, 14),
    day(columns.date, ({ order }) => order.deliveryDate),
    text(columns.status, ({ order }) => statuses[order.status], 18),
    integer(columns.portions, ({ order }) => order.portions),
    text(columns.sure, ({ order }) => answer(order.isSure), 10),
    text(columns.reached, ({ isReached }) => answer(isReached), 10),
    text(columns.mail, ({ mail }) => mail && states[mail.state], 14),
    moment(columns.sentAt, ({ mail }) => clockOf(mail?.sentAt ?? null, house.timeZone)),
    text(columns.outcome, ({ call }) => call && outcomes[call.outcome], 18),
    moment(columns.calledAt, ({ call }) => clockOf(call?.at ?? null, house.timeZone)),
    text(columns.by, ({ call }) => call?.by ?? null),
    text(columns.note, ({ call }) => call?.note ?? null, 40),
  ]);
  return spreadsheetAnswer(exportName('recall', locale, today(clock(), house.timeZone)), await workbookOf([sheet]));
}
