import type { discountCodeOperations } from '@traiteur/contract/money/discount-code-series.ts';
import { exportedRows } from '@traiteur/contract/statement/list-export.ts';
import type { DiscountCode } from '@traiteur/contract/money/discount-codes.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { standingOf } from '@traiteur/domain/money/discount-codes.ts';
import { exportName } from '@traiteur/domain/house/export-names.ts';
import { languageTag, type Locale } from '@traiteur/domain/text/language.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import { discountCodes } from '@traiteur/words/money/discount-codes.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { houseClock } from '../../../database/rows/house-clock.ts';
import { spreadsheetAnswer } from '../../../http/spreadsheets/spreadsheet-answer.ts';
import { columnsIn, type SpreadsheetColumn, type Writing } from '../../../http/spreadsheets/spreadsheet-columns.ts';
import { openStreamedExport } from '../../../http/spreadsheets/streamed-export.ts';
import { xlsxOf } from '../../../http/spreadsheets/streamed-sheet.ts';
import { codesWhere } from '../discount-code-rows.ts';

type Query = Received<(typeof discountCodeOperations.operations)['exportDiscountCodes']>['query'];

/** @throws {Refusal} `exports-under-way` */
export async function exportCodes(
  filters: Query,
  { db, house, locale, clock }: Context<'discounts:read'>,
): Promise<FileAnswer> {
  const now = clock();
  const { body, total } = await openStreamedExport(db, {
    async choose(snapshot) {
      const codes = codesWhere(snapshot, filters);
      const count = codes.clearSelect().select(sql<number>`count(*)::integer`.as('total'));
      const { total } = await count.executeTakeFirstOrThrow();
      const rows = codes
        .select([
          houseClock<Date | null>('valid_from', house.timeZone).as('from'),
          houseClock<Date | null>('valid_until', house.timeZone).as('until'),
        ])
        .orderBy('code');
      return { total, rows };
    },
    write: (rows, { total }) =>
      xlsxOf({
        rows,
        total,
        name: catalogueOf(discountCodes, locale).title,
        columns: codeColumns(locale, house, now),
      }),
  });
  return spreadsheetAnswer(exportName('discount-codes', locale, today(now, house.timeZone)), body, {
    [exportedRows]: String(total),
  });
}

interface ExportedCode
  extends Pick<DiscountCode, 'code' | 'type' | 'value' | 'uses' | 'active' | 'series' | 'revenue' | 'discount'> {
  valid_from: Date | null;
  valid_until: Date | null;
  total_limit: number | null;
  from: Date | null;
  until: Date | null;
}

function codeColumns(locale: Locale, house: Writing, now: Date): SpreadsheetColumn<ExportedCode>[] {
  const { fields, standings, types } = catalogueOf(discountCodes, locale);
  const { text, integer, money, moment } = columnsIn(locale, house);
  const percent = new Intl.NumberFormat(languageTag(locale, house.english), {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  const valueText = ({ type, value }: ExportedCode) => {
    if (value === null) return null;
    return type === 'percent' ? percent.format(value / 10_000) : formatMoney(value, house.currency, locale);
  };
  const standing = ({ valid_from, valid_until, total_limit, ...code }: ExportedCode) =>
    standingOf(
      {
        ...code,
        seriesActive: code.series?.active,
        validFrom: valid_from,
        validUntil: valid_until,
        totalLimit: total_limit,
      },
      now,
    );
  return [
    text(fields.code, ({ code }) => code, 20),
    text(fields.series, ({ series }) => series?.name ?? null),
    text(fields.type, ({ type }) => types[type], 18),
    text(fields.value, valueText, 12),
    moment(fields.validFrom, ({ from }) => from),
    moment(fields.validUntil, ({ until }) => until),
    integer(fields.uses, ({ uses }) => uses),
    integer(fields.totalLimit, (code) => code.total_limit),
    text(fields.standing, (code) => standings[standing(code)], 16),
    money(fields.revenue, ({ revenue }) => revenue),
    money(fields.discount, ({ discount }) => 0 - discount),
  ];
}
