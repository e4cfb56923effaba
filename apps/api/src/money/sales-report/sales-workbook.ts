import { taxHeadingIn } from '@traiteur/domain/money/tax-name.ts';
import type { SalesQuery } from '@traiteur/contract/money/sales-report.ts';
import type { Bilingual, Locale } from '@traiteur/domain/text/language.ts';
import { orders as orderWords } from '@traiteur/words/orders/orders.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { salesReport } from '@traiteur/words/money/sales-report.ts';
import { type Criterion, criteriaSheet, dayCriterion } from '../../http/spreadsheets/criteria-sheet.ts';
import { columnsIn, type SpreadsheetColumn, type Writing } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { type Sheet, sheetOf } from '../../http/spreadsheets/workbook.ts';
import type { SalesAccount } from './sales-report.ts';

interface SalesFile {
  account: SalesAccount;
  query: SalesQuery;
  zone: Bilingual | undefined;
  category: Bilingual | undefined;
  locale: Locale;
  house: Writing;
}

type Day = SalesAccount['days'][number];
type Tax = SalesAccount['figures']['taxes'][number];
type Goods = Pick<SalesAccount['products'][number], 'name' | 'quantity' | 'gross' | 'discount' | 'goods'>;
type Sums = Pick<SalesAccount['zones'][number], 'orders' | 'total' | 'net'>;

export function salesSheets({ account, locale, house }: Pick<SalesFile, 'account' | 'locale' | 'house'>): Sheet[] {
  const words = catalogueOf(salesReport, locale);
  const { payment } = catalogueOf(orderWords, locale);
  const { text, integer, money, day } = columnsIn(locale, house);
  const { figure, column } = words;
  const { taxes } = account.figures;
  const taxOf = ({ date }: Day, { name, rate }: Tax) =>
    account.dayTaxes.find((row) => row.date === date && row.name === name && row.rate === rate);
  const columnsOfTax = (tax: Tax): SpreadsheetColumn<Day>[] => {
    const name = taxHeadingIn(locale, tax, taxes);
    return [
      money(`${words.base} · ${name}`, (sale) => taxOf(sale, tax)?.base ?? 0),
      money(name, (sale) => taxOf(sale, tax)?.amount ?? 0),
    ];
  };
  const goods: SpreadsheetColumn<Goods>[] = [
    integer(column.quantity, ({ quantity }) => quantity),
    money(column.gross, ({ gross }) => gross),
    money(column.discount, ({ discount }) => 0 - discount),
    money(column.goods, ({ goods: goodsLeft }) => goodsLeft),
  ];
  const sums: SpreadsheetColumn<Sums>[] = [
    integer(column.orders, ({ orders }) => orders),
    money(column.total, ({ total }) => total),
    money(column.net, ({ net }) => net),
  ];
  return [
    sheetOf(words.group.day, account.days, [
      day(words.chart.day, ({ date }) => date),
      integer(figure.orders, ({ orders }) => orders),
      money(figure.gross, ({ gross }) => gross),
      money(figure.discount, ({ discount }) => 0 - discount),
      money(figure.deliveryFee, ({ deliveryFee }) => deliveryFee),
      money(figure.total, ({ total }) => total),
      money(figure.refunds, ({ refunds }) => 0 - refunds),
      money(figure.net, ({ net }) => net),
      ...taxes.flatMap(columnsOfTax),
      money(`${figure.tax} · ${column.all}`, ({ tax }) => tax),
    ]),
    sheetOf(words.products, account.products, [text(column.product, ({ name }) => name[locale], 40), ...goods]),
    sheetOf(words.sizes, account.sizes, [text(column.size, ({ name }) => name[locale]), ...goods]),
    sheetOf(words.categories, account.categories, [
      text(column.category, ({ name }) => name[locale]),
      integer(column.orders, ({ orders }) => orders),
      ...goods,
    ]),
    sheetOf(words.zones, account.zones, [text(column.zone, ({ name }) => name[locale]), ...sums]),
    sheetOf(words.codes, account.codes, [
      text(column.code, ({ code }) => code),
      integer(column.orders, ({ orders }) => orders),
      money(column.discount, ({ discount }) => 0 - discount),
      money(column.total, ({ total }) => total),
    ]),
    sheetOf(words.payments, account.payments, [text(column.payment, ({ status }) => payment[status]), ...sums]),
  ];
}

export function salesCriteria({ account, query, zone, category, locale, house }: SalesFile): Sheet {
  const { filters, dateBy } = catalogueOf(salesReport, locale);
  const { period, periodBefore } = account;
  const criteria: Criterion[] = [
    dayCriterion(filters.from, period.from),
    dayCriterion(filters.to, period.to),
    [filters.dateBy, dateBy[query.dateBy]],
    dayCriterion(filters.comparedFrom, periodBefore.from),
    dayCriterion(filters.comparedTo, periodBefore.to),
    [filters.zone, zone?.[locale] ?? filters.everyZone],
    [filters.category, category?.[locale] ?? filters.everyCategory],
  ];
  return criteriaSheet(criteria, locale, house);
}
