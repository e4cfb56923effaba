import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const ingredientBatches = noun({
  tag: 'ingredient-batches',
  screens: {
    stock: screen('/stock', '/en/stock', 'ingredient-batches listStock'),
    batches: screen('/lots', '/en/batches', ['ingredient-batches list', 'suppliers list']),
    batch: screen('/lots/:id', '/en/batches/:id', 'ingredient-batches get'),
  },
  titles: { stock: 'ingredientBatches.menu', batches: 'ingredientBatches.title' },
  menu: {
    group: 'kitchen',
    entries: [
      { screen: 'stock', label: 'ingredientBatches.menu' },
      { screen: 'batches', label: 'ingredientBatches.title' },
    ],
  },
  shownOn: 'batch',
  isLogged: true,
});
