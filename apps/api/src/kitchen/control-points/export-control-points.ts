import type { ControlPoint, controlPoints } from '@traiteur/contract/kitchen/control-points.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { controlPoints as words } from '@traiteur/words/kitchen/control-points.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../core/context.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import { columnsIn, weekdayName } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { controlPointRows } from './control-point-rows.ts';

type Query = Received<(typeof controlPoints.operations)['exportControlPoints']>['query'];

const degrees = (tenths: number | null) => tenths && tenths / 10;

/** Without hours: whenever it happens. @throws {Refusal} `exports-under-way` */
export async function exportControlPoints(query: Query, context: Context<'kitchen:read'>): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields, kinds, keepers } = catalogueOf(
    { title: words.title, fields: words.fields, kinds: words.kinds, keepers: words.keepers },
    locale,
  );
  const { yes, no } = catalogueOf(auditEntries, locale);
  const { text, figure } = columnsIn(locale, house);
  return exportList<ControlPoint>(context, {
    file: 'control-points',
    name: title,
    read: (snapshot, page) => controlPointRows.list(snapshot, { ...query, ...page }, locale),
    columns: [
      text(`${fields.name} (fr)`, ({ name }) => name.fr, 28),
      text(`${fields.name} (en)`, ({ name }) => name.en, 28),
      text(fields.kind, ({ kind }) => kinds[kind], 36),
      figure(fields.lowest, ({ lowest }) => degrees(lowest)),
      figure(fields.highest, ({ highest }) => degrees(highest)),
      text(fields.keeper, ({ keeper }) => keepers[keeper], 16),
      text(fields.hours, ({ hours }) => hours.join(', ') || null),
      text(fields.weekdays, ({ weekdays }) => weekdays.map((day) => weekdayName(day, locale)).join(', '), 40),
      text(fields.active, ({ active }) => (active ? yes : no), 10),
    ],
    criteria: await listCriteria(db, query, { active: { label: fields.active } }, context),
  });
}
