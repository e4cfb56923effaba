import { aligned, tableOf } from '../table.ts';
import { lineInWords, reach } from './measure-paints.ts';
import type { SiteMeasures } from './measure-site.ts';

const heads = ['page', 'shift', 'largest paint', 'reach', 'holds'];
const noBrowser =
  'No Chrome was found: what shifts and when the largest thing is painted was not measured. Install chromium, or set CHROME to the path of one.';

export function siteTable({ menu, paints }: SiteMeasures): string {
  const rows = paints?.map(({ page, shift, paint, holds }) => [
    page,
    shift.toFixed(3),
    `${Math.round(paint).toLocaleString('en')} ms`,
    `shift ≤ ${reach.shift}, largest paint ≤ ${reach.paint.toLocaleString('en')} ms`,
    holds ? 'yes' : 'no',
  ]);
  const painted = rows ? `On ${lineInWords}:\n\n${aligned([heads, ...rows], [1, 2])}` : noBrowser;
  return `${tableOf([menu])}\n\n${painted}`;
}
