import type { CostOfSales, DishCost, DishCosts } from '@traiteur/contract/kitchen/dish-costs.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { dishCosts } from '@traiteur/words/kitchen/dish-costs.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { columnsIn, type SpreadsheetColumn, type Writing } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { type Sheet, sheetOf } from '../../http/spreadsheets/workbook.ts';

type Sales = Pick<DishCost, 'portions' | 'revenue' | 'planned' | 'bought'>;

/** Shares in percent; what is not known stays empty. */
export function costSheets({ dishes, days, menus }: DishCosts, locale: Locale, house: Writing): Sheet[] {
  const words = catalogueOf(dishCosts, locale);
  const { text, integer, money, figure, day } = columnsIn(locale, house);
  const percent = <Row>(heading: string, share: (row: Row) => number | null) =>
    figure<Row>(heading, (row) => {
      const hundredths = share(row);
      return hundredths === null ? null : hundredths / 100;
    });
  const sideColumns = <Row extends Sales>(side: 'planned' | 'bought'): SpreadsheetColumn<Row>[] => {
    const headingOf = (heading: string) => `${words.sides[side]} · ${heading}`;
    const salesOf = (row: Row): CostOfSales => row[side];
    return [
      money(headingOf(words.column.costedRevenue), (row) => salesOf(row).revenue),
      money(headingOf(words.column.cost), (row) => salesOf(row).cost),
      money(headingOf(words.column.margin), (row) => salesOf(row).margin),
      percent(headingOf(words.column.rate), (row) => salesOf(row).rate),
      percent(headingOf(words.column.ratio), (row) => salesOf(row).ratio),
      text(headingOf(words.column.isWhole), (row) => (salesOf(row).isWhole ? '' : words.partly)),
    ];
  };
  const salesColumns = <Row extends Sales>(): SpreadsheetColumn<Row>[] => [
    integer(words.column.portions, ({ portions }) => portions),
    money(words.column.revenue, ({ revenue }) => revenue),
    ...sideColumns<Row>('planned'),
    ...sideColumns<Row>('bought'),
  ];
  return [
    sheetOf(words.dishes, dishes, [
      text(words.column.dish, ({ name }) => name[locale], 40),
      text(words.column.size, ({ sizeName }) => sizeName[locale]),
      money(words.column.price, ({ price }) => price),
      money(words.column.net, ({ net }) => net),
      money(words.column.portionCost, ({ portion }) => portion.cost),
      text(words.column.isWhole, ({ portion }) => (portion.isWhole ? '' : words.partly)),
      money(words.column.margin, ({ portion }) => portion.margin),
      percent(words.column.rate, ({ portion }) => portion.rate),
      percent(words.column.ratio, ({ portion }) => portion.ratio),
      ...salesColumns<DishCost>(),
    ]),
    sheetOf(words.days, days, [
      day(words.column.day, ({ date }) => date),
      ...salesColumns<DishCosts['days'][number]>(),
    ]),
    sheetOf(words.menus, menus, [
      day(words.column.day, ({ date }) => date),
      text(words.column.state, ({ isPublished }) => words.menuStates[isPublished ? 'published' : 'draft']),
      integer(words.column.dishCount, (menu) => menu.dishes),
      integer(words.column.unknownDishes, ({ unknownDishes }) => unknownDishes),
      money(words.column.net, ({ net }) => net),
      money(words.column.cost, ({ cost }) => cost),
      money(words.column.margin, ({ margin }) => margin),
      percent(words.column.rate, ({ rate }) => rate),
      percent(words.column.ratio, ({ ratio }) => ratio),
    ]),
  ];
}
