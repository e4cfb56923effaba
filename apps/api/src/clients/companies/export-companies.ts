import type { companies, OrderingCompanyRow } from '@traiteur/contract/clients/companies.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { companies as words } from '@traiteur/words/clients/companies.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../core/context.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import { columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { listCompanies } from './company-rows.ts';

type Query = Received<(typeof companies.operations)['exportCompanies']>['query'];

/** @throws {Refusal} `exports-under-way` */
export async function exportCompanies(query: Query, context: Context<'clients:read'>): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields, terms: termsIn } = catalogueOf(words, locale);
  const { yes, no } = catalogueOf(auditEntries, locale);
  const { text, money, integer } = columnsIn(locale, house);
  return exportList<OrderingCompanyRow>(context, {
    file: 'companies',
    name: title,
    read: (snapshot, page) => listCompanies({ ...context, db: snapshot }, { ...query, ...page }),
    columns: [
      text(fields.legalName, ({ legalName }) => legalName, 32),
      text(fields.businessNumber, ({ businessNumber }) => businessNumber || null),
      text(fields.city, ({ city }) => city || null),
      text(fields.terms, ({ terms }) => termsIn[terms]),
      integer(fields.people, ({ people }) => people),
      money(fields.balance, ({ balance }) => balance),
      text(fields.active, ({ active }) => (active ? yes : no), 10),
    ],
    criteria: await listCriteria(db, query, { active: { label: fields.active } }, context),
  });
}
