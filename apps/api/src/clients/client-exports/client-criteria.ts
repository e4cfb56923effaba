import type { ClientFilters } from '@traiteur/contract/clients/client-exports.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { clientExports } from '@traiteur/words/clients/client-exports.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { type Criterion, criteriaSheet, dayCriterion } from '../../http/spreadsheets/criteria-sheet.ts';
import type { Writing } from '../../http/spreadsheets/spreadsheet-columns.ts';
import type { Sheet } from '../../http/spreadsheets/workbook.ts';
import type { exportedAllergens } from './client-export-rows.ts';

export async function clientCriteria(
  db: Kysely<Database>,
  {
    zoneId,
    companyId,
    allergenIds,
    locale: clientLocale,
    rows,
    minimumOrders,
    search,
    ...days
  }: ClientFilters & {
    search?: string | undefined;
  },
  allergens: Awaited<ReturnType<typeof exportedAllergens>>,
  locale: Locale,
  house: Writing,
): Promise<Sheet> {
  const words = catalogueOf(clientExports, locale);
  const zones = db.selectFrom('delivery_zones').select(bilingual('name').as('name'));
  const zone = zoneId === undefined ? undefined : await zones.where('id', '=', zoneId).executeTakeFirst();
  const companies = db.selectFrom('companies').select('legal_name as name');
  const company = companyId === undefined ? undefined : await companies.where('id', '=', companyId).executeTakeFirst();
  const chosenAllergens = allergens.filter(({ id }) => allergenIds?.includes(id)).map(({ name }) => name[locale]);
  const dayNames = ['createdFrom', 'createdTo', 'lastOrderFrom', 'lastOrderTo'] as const;
  const allCriteria: Criterion[] = [
    [catalogueOf(auditEntries, locale).fields.search, search],
    ...dayNames.map((name) => dayCriterion(words[name], days[name])),
    [words.minimumOrders, minimumOrders?.toString()],
    [words.zone, zoneId === undefined ? null : (zone?.name[locale] ?? String(zoneId))],
    [words.company, companyId === undefined ? null : (company?.name ?? String(companyId))],
    [words.locale, clientLocale && words.locales[clientLocale]],
    [words.allergens, chosenAllergens.join(', ') || allergenIds?.join(', ')],
  ];
  const filters = allCriteria.filter(([, value]) => value);
  const criteria: Criterion[] = [
    ...(filters.length > 0 ? filters : [[words.filters, words.everyClient] as const]),
    [words.rows, words.rowKinds[rows ?? 'clients']],
  ];
  return criteriaSheet(criteria, locale, house);
}
