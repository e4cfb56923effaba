import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const kitchenBook = noun({
  tag: 'kitchen-book',
  screens: {
    kitchenBook: screen('/livre-de-cuisine', '/en/kitchen-book', 'kitchen-book listDueChecks'),
    kitchenRegister: screen('/livre-de-cuisine/registre', '/en/kitchen-book/register', 'kitchen-book getKitchenBook'),
  },
  titles: { kitchenBook: 'kitchenBook.title', kitchenRegister: 'kitchenBook.menu' },
  menu: { group: 'kitchen', entries: [{ screen: 'kitchenBook', label: 'kitchenBook.title' }] },
  isLogged: true,
});
