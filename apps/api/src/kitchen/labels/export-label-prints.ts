import type { LabelDish, LabelRecipient, labels } from '@traiteur/contract/kitchen/labels.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { exportName } from '@traiteur/domain/house/export-names.ts';
import type { LabelFormat } from '@traiteur/domain/kitchen/labels/label-formats.ts';
import { labelRound } from '@traiteur/domain/kitchen/labels/label-rounds.ts';
import { labels as words } from '@traiteur/words/kitchen/labels.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Database } from '../../database/schema.ts';
import { houseClock } from '../../database/rows/house-clock.ts';
import { spreadsheetAnswer } from '../../http/spreadsheets/spreadsheet-answer.ts';
import { columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { sheetOf, workbookOf } from '../../http/spreadsheets/workbook.ts';

type Query = Received<(typeof labels.operations)['exportLabelPrints']>['query'];

interface PrintedPortion {
  at: Date;
  by: string;
  format: LabelFormat;
  quantity: number;
  dish: LabelDish;
  recipient: LabelRecipient;
}

/** A line for each portion that was printed, the last print first; who has been forgotten is in none. */
export async function exportLabelPrints(
  query: Query,
  { db, locale, house }: Context<'delivery:read'>,
): Promise<FileAnswer> {
  const { printed, columns, formats } = catalogueOf(words, locale);
  const { text, integer, figure, day, moment } = columnsIn(locale, house);
  const portions = (await printedPortions(db, query.date, house.timeZone)).filter((portion) =>
    isWanted(portion, query),
  );
  const sheet = sheetOf<PrintedPortion>(printed, portions, [
    moment(columns.at, ({ at }) => at),
    text(columns.by, ({ by }) => by),
    text(columns.format, ({ format }) => formats[format], 22),
    text(columns.order, ({ recipient }) => recipient.number, 14),
    text(columns.client, ({ recipient }) => recipient.client || null, 28),
    text(columns.eater, ({ recipient }) => recipient.eater || null),
    text(columns.dish, ({ dish }) => dish.name[locale], 36),
    text(columns.size, ({ dish }) => dish.sizeName[locale]),
    integer(columns.quantity, ({ quantity }) => quantity),
    figure(columns.netWeight, ({ dish }) => dish.netWeight && dish.netWeight / 1000),
    text(columns.lot, ({ dish }) => dish.lot),
    day(columns.useBy, ({ dish }) => dish.useBy),
  ]);
  return spreadsheetAnswer(exportName('label-prints', locale, query.date), await workbookOf([sheet]));
}

const isWanted = ({ dish, recipient }: PrintedPortion, { round, productId, number }: Query): boolean =>
  (round === undefined || labelRound(recipient) === round) &&
  (productId === undefined || dish.productId === productId) &&
  (number === undefined || recipient.number === number);

async function printedPortions(db: Kysely<Database>, date: string, timeZone: string): Promise<PrintedPortion[]> {
  const { rows } = await sql<PrintedPortion>`
    select ${houseClock('t.at', timeZone)} as at, t.by_name as by, t.format, p.quantity, p.recipient,
      t.content -> 'dishes' -> p.dish::integer as dish
    from label_prints t join printed_portions p on p.print_id = t.id
    where t.date = ${date}::date order by t.id desc, p.position`.execute(db);
  return rows;
}
