import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const menuPlans = noun({
  tag: 'menu-plans',
  screens: {
    menuPlanning: screen('/planning-des-menus', '/en/menu-planning', 'menu-plans listMenuPlans'),
  },
  titles: { menuPlanning: 'menuPlans.title' },
  menu: { group: 'products', entries: [{ screen: 'menuPlanning', label: 'menuPlans.title' }] },
  shownOn: 'menuPlanning',
  isLogged: true,
});
