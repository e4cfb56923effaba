import { today } from './calendar.ts';

/** Name of a file of clients made at that moment: `clients-2026-11-23.xlsx`, the same in both languages. */
export const clientExportName = (now: Date, timeZone: string) => `clients-${today(now, timeZone)}.xlsx`;
