import type { RecallRow } from '@traiteur/contract/kitchen/recalls.ts';
import type { FileAnswer } from '@traiteur/contract/statement/operation.ts';
import { recalls as words } from '@traiteur/words/kitchen/recalls.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../core/context.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import { clockOf, columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { listRecalls } from './recall-rows.ts';

/** @throws {Refusal} `exports-under-way` */
export async function exportRecalls(context: Context<'orders:read'>): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields, columns } = catalogueOf(
    { title: words.title, fields: words.fields, columns: words.columns },
    locale,
  );
  const { text, integer, moment } = columnsIn(locale, house);
  return exportList<RecallRow>(context, {
    file: 'recalls',
    name: title,
    read: listRecalls,
    columns: [
      text(fields.name, ({ name }) => name[locale], 32),
      text(fields.number, ({ number }) => number || null),
      text(fields.reason, ({ reason }) => reason, 40),
      moment(fields.at, ({ at }) => clockOf(at, house.timeZone)),
      text(fields.by, ({ by }) => by),
      integer(fields.orders, ({ orders }) => orders),
      integer(fields.portions, ({ portions }) => portions),
      integer(fields.clients, ({ clients }) => clients),
      integer(fields.reached, ({ reached }) => reached),
      moment(columns.endedAt, ({ end }) => clockOf(end?.at ?? null, house.timeZone)),
      text(columns.endedBy, ({ end }) => end?.by ?? null),
      text(columns.conclusion, ({ end }) => end?.reason ?? null, 40),
    ],
    criteria: await listCriteria(db, {}, {}, context),
  });
}
