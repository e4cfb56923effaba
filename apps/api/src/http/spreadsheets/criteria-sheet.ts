import type { Locale } from '@traiteur/domain/text/language.ts';
import { files } from '@traiteur/words/frame/files.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { cellOfDay, columnsIn, spreadsheetFormats, type Writing } from './spreadsheet-columns.ts';
import { type Sheet, sheetOf } from './workbook.ts';

export type Criterion = readonly [label: string, value: string | Date | undefined | null];

export const dayCriterion = (label: string, date: string | undefined): Criterion => [label, date && cellOfDay(date)];

export function criteriaSheet(criteria: readonly Criterion[], locale: Locale, house: Writing): Sheet {
  const words = catalogueOf(files, locale);
  const { text } = columnsIn(locale, house);
  const value = text<Criterion>(words.value, () => null, 40);
  return {
    ...sheetOf(words.criteria, criteria, [
      text(words.criterion, ([label]) => label, 32),
      { ...value, value: ([, chosenValue]) => chosenValue || null },
    ]),
    dayFormat: spreadsheetFormats(locale, house).day,
  };
}
