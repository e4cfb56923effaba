import { parentPort, workerData } from 'node:worker_threads';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { Sheet, Workbook } from './workbook.ts';

const { sheets } = workerData as Workbook;

const sheetOf = ({ name, columns, rows }: Sheet, index: number): WriteSheet => ({
  name,
  columns: columns.map(({ width, format }) => ({ width, numFmt: format })),
  rows: [columns.map(({ heading }) => heading), ...rows.map((row) => [...row])],
  freezePane: { rows: 1 },
  // A table needs a row; Excel repairs a file whose table has none.
  ...(rows.length > 0 && {
    tables: [{ name: `Table${index + 1}`, columns: columns.map(({ heading }) => ({ name: heading })) }],
  }),
});

parentPort?.postMessage(await writeXlsx({ sheets: sheets.map(sheetOf) }));
