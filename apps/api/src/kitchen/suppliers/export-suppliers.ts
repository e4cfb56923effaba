import type { Supplier, suppliers } from '@traiteur/contract/kitchen/suppliers.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { suppliers as words } from '@traiteur/words/kitchen/suppliers.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../core/context.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import { columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { listSuppliers } from './supplier-rows.ts';

type Query = Received<(typeof suppliers.operations)['exportSuppliers']>['query'];

/** @throws {Refusal} `exports-under-way` */
export async function exportSuppliers(query: Query, context: Context<'kitchen:read'>): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields } = catalogueOf({ title: words.title, fields: words.fields }, locale);
  const { yes, no } = catalogueOf(auditEntries, locale);
  const { text, money, integer } = columnsIn(locale, house);
  return exportList<Supplier>(context, {
    file: 'suppliers',
    name: title,
    read: (snapshot, page) => listSuppliers(snapshot, { ...query, ...page }),
    columns: [
      text(fields.name, ({ name }) => name, 32),
      text(fields.contact, ({ contact }) => contact || null),
      text(fields.email, ({ email }) => email || null, 28),
      text(fields.phone, ({ phone }) => phone || null),
      text(fields.customerNumber, ({ customerNumber }) => customerNumber || null),
      money(fields.minimumOrder, ({ minimumOrder }) => minimumOrder),
      integer(fields.articles, ({ articles }) => articles),
      text(fields.active, ({ active }) => (active ? yes : no), 10),
    ],
    criteria: await listCriteria(db, query, { active: { label: fields.active } }, context),
  });
}
