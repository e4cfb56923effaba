import type { postalCodes } from '@traiteur/contract/delivery/postal-codes.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { postalCodeColumns } from '@traiteur/words/house/imports/postal-code-columns.ts';
import { postalCodes as words } from '@traiteur/words/delivery/postal-codes.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../core/context.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import { columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { listPostalCodes } from './postal-code-rows.ts';

type Query = Received<(typeof postalCodes.operations)['exportPostalCodes']>['query'];
type Row = Awaited<ReturnType<typeof listPostalCodes>>['items'][number];

/** Headed as the import reads them. @throws {Refusal} `exports-under-way` */
export async function exportPostalCodes(query: Query, context: Context<'delivery:read'>): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields, noZone } = catalogueOf(words, locale);
  const language = locale === 'fr' ? 0 : 1;
  const { code, zone, city, country } = postalCodeColumns;
  const { text } = columnsIn(locale, house);
  return exportList<Row>(context, {
    file: 'postal-codes',
    name: title,
    read: (snapshot, page) => listPostalCodes(snapshot, { ...query, ...page }),
    columns: [
      text(code.name[language], (row) => row.code, 14),
      text(zone.name[language], (row) => row.zone?.name[locale] ?? null),
      text(city.name[language], (row) => row.city),
      text(country.name[language], (row) => row.country, 10),
    ],
    criteria: await listCriteria(
      db,
      query,
      {
        zoneId: {
          label: fields.zoneId,
          table: 'delivery_zones',
          nameOf: (value) => (value === 'none' ? noZone : value),
        },
      },
      context,
    ),
  });
}
