import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { columnsIn } from './spreadsheet-columns.ts';
import { xlsxOf } from './streamed-sheet.ts';
import { sheetOf } from './workbook.ts';

const { text } = columnsIn('fr', {
  currency: 'EUR',
  english: 'en-US',
});
const columns = [text<string>('Plat', (dish) => dish), text<string>('Deux fois', (dish) => dish)];

async function* dishes(count: number) {
  for (let dish = 1; dish <= count; dish++) yield `Plat ${dish}`;
}

/** The name of each table, and its range. */
async function tablesOf(total: number) {
  const file = xlsxOf({
    rows: dishes(total),
    total,
    name: 'Plats',
    columns,
    front: [sheetOf('Vide', [], columns), sheetOf('Un', ['Soupe'], columns)],
    more: [sheetOf('Deux', ['Soupe', 'Tarte'], columns)],
  });
  const parts = Object.entries(unzipSync(await buffer(file)));
  const tables = parts.filter(([path]) => path.startsWith('xl/tables/')).map(([, bytes]) => strFromU8(bytes));
  const valueOf = (table: string, name: string) => new RegExp(` ${name}="([^"]+)"`).exec(table)?.[1];
  return tables.map((table) => [valueOf(table, 'displayName'), valueOf(table, 'ref')]);
}

test('each table reaches as far as its rows, in front of those that are streamed and behind them too', async () => {
  expect(await tablesOf(5)).toEqual([
    ['Table2', 'A1:B2'],
    ['Table3', 'A1:B6'],
    ['Table4', 'A1:B3'],
  ]);
  expect(await tablesOf(0)).toEqual([
    ['Table2', 'A1:B2'],
    ['Table4', 'A1:B3'],
  ]);
});
