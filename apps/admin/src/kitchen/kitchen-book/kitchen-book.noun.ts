import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const kitchenBook = noun({
  tag: 'kitchen-book',
  screens: {
    kitchenBook: screen('/controles-sanitaires', '/en/kitchen-book', 'kitchen-book listDueChecks'),
    kitchenRegister: screen(
      '/controles-sanitaires/registre',
      '/en/kitchen-book/register',
      'kitchen-book getKitchenBook',
    ),
  },
  titles: { kitchenBook: 'kitchenBook.title', kitchenRegister: 'kitchenBook.menu' },
  menu: { group: 'kitchen', entries: [{ screen: 'kitchenBook', label: 'kitchenBook.title' }] },
  isLogged: true,
});
