import { dishCosts } from '@traiteur/contract/kitchen/dish-costs.ts';
import { exportName } from '@traiteur/domain/house/export-names.ts';
import { handlersFor } from '../../http/handlers.ts';
import { spreadsheetAnswer } from '../../http/spreadsheets/spreadsheet-answer.ts';
import { workbookOf } from '../../http/spreadsheets/workbook.ts';
import { costSheets } from './cost-sheets.ts';
import { getDishCosts } from './dish-costs.ts';
import { getDishCost } from './one-dish.ts';
import { getPriceRise } from './price-rise.ts';

export const dishCostsApi = handlersFor(dishCosts, {
  getDishCosts: ({ query }, context) => getDishCosts(query, context),
  getDishCost: ({ params }, context) => getDishCost(params.id, context),
  getPriceRise: ({ params, query }, context) => getPriceRise(params.id, query, context),
  async exportDishCosts({ query }, context) {
    const costs = await getDishCosts({ ...query, sort: 'name' }, context);
    const file = await workbookOf(costSheets(costs, context.locale, context.house));
    return spreadsheetAnswer(exportName('dish-costs', context.locale, costs.from, costs.to), file);
  },
});
