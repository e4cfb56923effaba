import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const dishCosts = noun({
  tag: 'dish-costs',
  screens: {
    dishCosts: screen('/couts-des-plats', '/en/dish-costs', ['dish-costs getDishCosts', 'categories list']),
    dishCost: screen('/couts-des-plats/:id', '/en/dish-costs/:id', 'dish-costs getDishCost'),
    priceRise: screen('/hausse-des-prix', '/en/price-rise', ['dish-costs getPriceRise', 'recipes listRecipeParts']),
  },
  titles: { dishCosts: 'dishCosts.title', priceRise: 'dishCosts.menu' },
  menu: {
    group: 'kitchen',
    entries: [
      { screen: 'dishCosts', label: 'dishCosts.title' },
      { screen: 'priceRise', label: 'dishCosts.menu' },
    ],
  },
  isLogged: true,
});
