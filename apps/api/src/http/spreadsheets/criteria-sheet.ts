import type { Locale } from '@traiteur/domain/language.ts';
import { files } from '@traiteur/words/frame/files.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { columnsIn, type Writing } from './spreadsheet-columns.ts';
import { type Sheet, sheetOf } from './workbook.ts';

/** What a file was asked for: a label, and what was chosen; nothing where it was not. */
export type Criterion = readonly [label: string, value: string | undefined | null];

/** The sheet that says which rows a file holds, so that it tells its filters to whoever opens it later. */
export function criteriaSheet(criteria: readonly Criterion[], locale: Locale, house: Writing): Sheet {
  const words = catalogueOf(files, locale);
  const { text } = columnsIn(locale, house);
  return sheetOf(words.criteria, criteria, [
    text(words.criterion, ([label]) => label, 32),
    text(words.value, ([, value]) => value || null, 40),
  ]);
}
