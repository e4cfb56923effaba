import type { KitchenBook } from '@traiteur/contract/kitchen/kitchen-book.ts';
import { checkState } from '@traiteur/domain/kitchen/control-checks.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { controlPoints } from '@traiteur/words/kitchen/control-points.ts';
import { kitchenBook } from '@traiteur/words/kitchen/kitchen-book.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { type Sheet, sheetOf } from '../../http/spreadsheets/workbook.ts';
import type { House } from '../../core/house.ts';

/** Everything that was written, withdrawn as well, what came in, then who signed which day. */
export function bookSheets({ days }: KitchenBook, locale: Locale, house: House): Sheet[] {
  const { title, signatures, receipts, states, columns } = catalogueOf(kitchenBook, locale);
  const { yes, no } = catalogueOf(auditEntries, locale);
  const { kinds } = catalogueOf(controlPoints, locale);
  const { text, integer, figure, day, moment } = columnsIn(locale, house);
  const degrees = (tenths: number | null | undefined) => (tenths === null || tenths === undefined ? null : tenths / 10);
  const checks = days.flatMap((bookDay) => bookDay.checks);
  const goods = days.flatMap(({ date, receipts: ofDay }) =>
    ofDay.flatMap((receipt) => receipt.goods.map((line) => ({ ...receipt, ...line, date }))),
  );
  const signedDays = days.flatMap(({ date, signature }) => (signature ? [{ date, ...signature }] : []));
  return [
    sheetOf(title, checks, [
      day(columns.date, ({ date }) => date),
      text(columns.hour, ({ hour }) => hour, 10),
      text(columns.point, ({ point }) => point.name[locale], 30),
      text(columns.kind, ({ point }) => kinds[point.kind]),
      text(columns.subject, ({ subject, cookedBatch }) => subject || (cookedBatch?.name[locale] ?? null), 30),
      text(columns.lot, ({ cookedBatch }) => cookedBatch?.lot ?? null),
      figure(columns.reading, ({ reading }) => degrees(reading)),
      figure(columns.endReading, ({ end }) => degrees(end?.reading)),
      figure(columns.lowest, ({ lowest }) => degrees(lowest)),
      figure(columns.highest, ({ highest }) => degrees(highest)),
      text(columns.state, (check) => states[checkState(check)], 16),
      text(columns.action, ({ action }) => action || null, 40),
      moment(columns.at, ({ at }) => new Date(at)),
      text(columns.by, ({ by }) => by),
      text(columns.photo, ({ pictureId, end }) => (pictureId || end?.pictureId ? yes : null), 10),
      text(columns.withdrawal, ({ withdrawal }) => withdrawal && `${withdrawal.reason} (${withdrawal.by})`, 40),
    ]),
    sheetOf(receipts, goods, [
      day(columns.date, ({ date }) => date),
      text(columns.supplier, ({ supplier }) => supplier || null, 28),
      text(columns.noteNumber, ({ noteNumber }) => noteNumber || null),
      text(columns.ingredient, ({ name }) => name[locale], 28),
      text(columns.number, ({ number }) => number || null),
      figure(columns.reading, ({ temperature }) => degrees(temperature)),
      text(columns.refused, ({ refused }) => (refused ? yes : no), 10),
      text(columns.reason, ({ reason }) => reason || null, 40),
      moment(columns.at, ({ at }) => new Date(at)),
      text(columns.by, ({ by }) => by),
      text(columns.photo, ({ pictureId }) => (pictureId ? yes : null), 10),
    ]),
    sheetOf(signatures, signedDays, [
      day(columns.date, ({ date }) => date),
      text(columns.by, ({ by }) => by),
      moment(columns.at, ({ at }) => new Date(at)),
      integer(columns.missing, ({ missing }) => missing),
    ]),
  ];
}
