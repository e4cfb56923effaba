import type { OrderFilters } from '@traiteur/contract/orders/order-filters.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { files } from '@traiteur/words/frame/files.ts';
import { orders } from '@traiteur/words/orders/orders.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Criterion, criteriaSheet, dayCriterion } from '../../http/spreadsheets/criteria-sheet.ts';
import type { Writing } from '../../http/spreadsheets/spreadsheet-columns.ts';
import type { Sheet } from '../../http/spreadsheets/workbook.ts';

/** Records appear under their current names. */
export async function orderCriteria(
  db: Kysely<Database>,
  filters: OrderFilters,
  locale: Locale,
  house: Writing,
): Promise<Sheet> {
  const { fields } = catalogueOf(auditEntries, locale);
  const words = catalogueOf(orders, locale);
  const noCriterion = catalogueOf(files, locale).everyRow;
  const names = await namesOf(db, filters, locale);
  const { totalFrom, totalTo } = filters;
  const money = (cents: number | undefined) => cents !== undefined && formatMoney(cents, house.currency, locale);
  const allergies = {
    true: words.withAllergy,
    false: words.withoutAllergy,
    unanswered: words.withUnanswered,
    answered: words.withAnswered,
  };
  const criteria: Criterion[] = [
    [fields.search, filters.search],
    dayCriterion(fields.deliveryFrom, filters.deliveryFrom),
    dayCriterion(fields.deliveryTo, filters.deliveryTo),
    dayCriterion(fields.placedFrom, filters.placedFrom),
    dayCriterion(fields.placedTo, filters.placedTo),
    [fields.status, filters.status?.map((status) => words.status[status]).join(', ')],
    [fields.paymentStatus, filters.paymentStatus?.map((status) => words.payment[status]).join(', ')],
    [fields.slot, filters.slot?.replace('-', ' – ')],
    [fields.zoneId, names?.zone],
    [fields.city, filters.city],
    [fields.productId, names?.product],
    [fields.sizeId, names?.size],
    [fields.categoryId, names?.category],
    [fields.clientId, names?.client],
    [fields.source, filters.source && words.source[filters.source]],
    [fields.totalFrom, money(totalFrom) || null],
    [fields.totalTo, money(totalTo) || null],
    [fields.discountCode, filters.discountCode],
    [words.allergy, filters.allergy && allergies[filters.allergy]],
  ];
  const chosenCriteria = criteria.filter(([, value]) => value);
  return criteriaSheet(chosenCriteria.length > 0 ? chosenCriteria : [[noCriterion, words.everyOrder]], locale, house);
}

interface Names {
  zone: string | null;
  product: string | null;
  size: string | null;
  category: string | null;
  client: string | null;
}

/** Null where no record is filtered by, or it is gone. */
async function namesOf(db: Kysely<Database>, filters: OrderFilters, locale: Locale): Promise<Names | undefined> {
  const { zoneId, productId, sizeId, categoryId, clientId } = filters;
  const name = sql.ref(`name_${locale}`);
  const nameIn = (table: string, id: number | undefined) =>
    sql`(select ${name} from ${sql.table(table)} where id = ${id ?? null}::integer)`;
  const { rows } = await sql<Names>`select ${nameIn('delivery_zones', zoneId)} as zone,
    ${nameIn('products', productId)} as product, ${nameIn('sizes', sizeId)} as size,
    ${nameIn('categories', categoryId)} as category,
    (select first_name || ' ' || last_name from clients where id = ${clientId ?? null}::integer) as client`.execute(db);
  return rows[0];
}
