import type { Takings, TakingsByMeans } from '@traiteur/contract/money/takings.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { takings } from '@traiteur/words/money/takings.ts';
import { orders } from '@traiteur/words/orders/orders.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { columnsIn, type Writing } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { type Sheet, sheetOf } from '../../http/spreadsheets/workbook.ts';

export function takingsSheets({ means, days }: Takings, locale: Locale, house: Writing): Sheet[] {
  const words = catalogueOf(takings, locale);
  const { paymentMethod } = catalogueOf(orders, locale);
  const { text, integer, money, day } = columnsIn(locale, house);
  const figures = <Row extends TakingsByMeans>() => [
    text<Row>(words.means, ({ method }) => paymentMethod[method]),
    integer<Row>(words.payments, ({ payments }) => payments),
    money<Row>(words.received, ({ received }) => received),
    integer<Row>(words.refunds, ({ refunds }) => refunds),
    money<Row>(words.refunded, ({ refunded }) => refunded),
    money<Row>(words.net, ({ net }) => net),
  ];
  const rows = days.flatMap(({ date, means: meansOfDay }) => meansOfDay.map((row) => ({ date, ...row })));
  return [
    sheetOf(words.byMeans, means, figures()),
    sheetOf(words.byDay, rows, [day(words.day, ({ date }) => date), ...figures<(typeof rows)[number]>()]),
  ];
}
