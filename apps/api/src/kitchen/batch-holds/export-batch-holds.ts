import type { BatchHold, batchHolds } from '@traiteur/contract/kitchen/batch-holds.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { lists } from '@traiteur/words/frame/lists.ts';
import { batchHolds as words } from '@traiteur/words/kitchen/batch-holds.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../core/context.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import { clockOf, columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { listHolds } from './hold-rows.ts';

type Query = Received<(typeof batchHolds.operations)['exportBatchHolds']>['query'];

/** A hold that is over says who released it, when and why. @throws {Refusal} `exports-under-way` */
export async function exportBatchHolds(query: Query, context: Context<'kitchen:read'>): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields, states, columns, byCooling } = catalogueOf(
    {
      title: words.title,
      fields: words.fields,
      states: words.states,
      columns: words.columns,
      byCooling: words.byCooling,
    },
    locale,
  );
  const { state } = catalogueOf(lists, locale);
  const { text, integer, day, moment } = columnsIn(locale, house);
  return exportList<BatchHold>(context, {
    file: 'batch-holds',
    name: title,
    read: (snapshot, page) => listHolds(snapshot, { ...query, ...page }),
    columns: [
      text(fields.name, ({ name }) => name[locale], 32),
      text(fields.number, ({ number }) => number || null),
      day(fields.date, ({ date }) => date),
      text(fields.reason, ({ reason, checkId }) => (checkId === null ? reason : `${byCooling} · ${reason}`), 40),
      moment(fields.at, ({ at }) => clockOf(at, house.timeZone)),
      text(fields.by, ({ by }) => by),
      integer(fields.lots, ({ lots }) => lots),
      integer(fields.orders, ({ orders }) => orders),
      moment(columns.releasedAt, ({ release }) => clockOf(release?.at ?? null, house.timeZone)),
      text(columns.releasedBy, ({ release }) => release?.by ?? null),
      text(columns.releaseReason, ({ release }) => release?.reason ?? null, 40),
    ],
    criteria: await listCriteria(
      db,
      query,
      { state: { label: state, nameOf: (value) => states[value as keyof typeof states] } },
      context,
    ),
  });
}
