import { exportedRows } from '@traiteur/contract/statement/list-export.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { FileAnswer } from '@traiteur/contract/statement/operation.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { type ExportedFile, exportName } from '@traiteur/domain/house/export-names.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Database } from '../../database/schema.ts';
import { spreadsheetAnswer } from './spreadsheet-answer.ts';
import type { SpreadsheetColumn } from './spreadsheet-columns.ts';
import { openStreamedExport } from './streamed-export.ts';
import { xlsxOf } from './streamed-sheet.ts';
import type { Sheet } from './workbook.ts';

/** As many as a page of a list may hold. */
const limit = 200;

interface ListPage {
  limit: number;
  after?: string;
  isCounted: true;
}

interface ListedExport<Row> {
  file: ExportedFile;
  /** Of its sheet. */
  name: string;
  /** Of the list itself, so that the file cannot show others. */
  read: (snapshot: Kysely<Database>, page: ListPage) => Promise<Page<Row>>;
  columns: readonly SpreadsheetColumn<Row>[];
  criteria: Sheet;
}

/** The file of a list: its pages, one after the other, in one snapshot. @throws {Refusal} `exports-under-way` */
export async function exportList<Row>(
  { db, house, locale, clock }: Pick<Context, 'db' | 'house' | 'locale' | 'clock'>,
  { file, name, read, columns, criteria }: ListedExport<Row>,
): Promise<FileAnswer> {
  const { body, total } = await openStreamedExport<Row>(db, {
    async choose(snapshot) {
      const first = await read(snapshot, { limit, isCounted: true });
      return {
        total: first.total,
        rows: batchesFrom(first, (cursor) => read(snapshot, { limit, after: cursor, isCounted: true })),
      };
    },
    write: (rows, { total }) => xlsxOf({ rows, total, name, columns, more: [criteria] }),
  });
  return spreadsheetAnswer(exportName(file, locale, today(clock(), house.timeZone)), body, {
    [exportedRows]: String(total),
  });
}

async function* batchesFrom<Row>(
  first: Page<Row>,
  read: (cursor: string) => Promise<Page<Row>>,
): AsyncGenerator<Row[], undefined> {
  let page = first;
  for (;;) {
    if (page.items.length > 0) yield page.items;
    if (page.next === null) return;
    page = await read(page.next);
  }
}
