import { parentPort, workerData } from 'node:worker_threads';
import { writeXlsx } from 'hucre/xlsx';
import type { Workbook } from './workbook.ts';
import { writeSheetOf } from './write-sheet.ts';

const { sheets } = workerData as Workbook;

parentPort?.postMessage(await writeXlsx({ sheets: sheets.map(writeSheetOf) }));
