import type { ControlCheck, KitchenBook } from '@traiteur/contract/kitchen/kitchen-book.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { controlPoints } from '@traiteur/words/kitchen/control-points.ts';
import { kitchenBook } from '@traiteur/words/kitchen/kitchen-book.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { type Sheet, sheetOf } from '../../http/spreadsheets/workbook.ts';
import type { House } from '../../core/house.ts';

/** Everything that was written, withdrawn as well, then who signed which day. */
export function bookSheets({ days }: KitchenBook, locale: Locale, house: House): Sheet[] {
  const { title, signatures, states, columns } = catalogueOf(kitchenBook, locale);
  const { kinds } = catalogueOf(controlPoints, locale);
  const { text, integer, figure, day, moment } = columnsIn(locale, house);
  const degrees = (tenths: number | null | undefined) => (tenths === null || tenths === undefined ? null : tenths / 10);
  const stateOf = ({ withdrawal, conform }: ControlCheck) =>
    withdrawal ? states.withdrawn : conform === null ? states.open : conform ? states.conform : states.beyond;
  const checks = days.flatMap((bookDay) => bookDay.checks);
  const signedDays = days.flatMap(({ date, signature }) => (signature ? [{ date, ...signature }] : []));
  return [
    sheetOf(title, checks, [
      day(columns.date, ({ date }) => date),
      text(columns.hour, ({ hour }) => hour, 10),
      text(columns.point, ({ point }) => point.name[locale], 30),
      text(columns.kind, ({ point }) => kinds[point.kind]),
      text(columns.subject, ({ subject }) => subject || null, 30),
      figure(columns.reading, ({ reading }) => degrees(reading)),
      figure(columns.endReading, ({ end }) => degrees(end?.reading)),
      figure(columns.lowest, ({ lowest }) => degrees(lowest)),
      figure(columns.highest, ({ highest }) => degrees(highest)),
      text(columns.state, stateOf, 16),
      text(columns.action, ({ action }) => action || null, 40),
      moment(columns.at, ({ at }) => new Date(at)),
      text(columns.by, ({ by }) => by),
      text(columns.withdrawal, ({ withdrawal }) => withdrawal && `${withdrawal.reason} (${withdrawal.by})`, 40),
    ]),
    sheetOf(signatures, signedDays, [
      day(columns.date, ({ date }) => date),
      text(columns.by, ({ by }) => by),
      moment(columns.at, ({ at }) => new Date(at)),
      integer(columns.missing, ({ missing }) => missing),
    ]),
  ];
}
