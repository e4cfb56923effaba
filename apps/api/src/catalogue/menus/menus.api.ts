import { menus } from '@traiteur/contract/catalogue/menus.ts';
import { handlersFor } from '../../http/handlers.ts';
import { listMenuDays } from './menu-days.ts';
import { getMealPreview } from './meal-previews.ts';
import { getMeal, listMenu } from './menus.ts';

export const menusApi = handlersFor(menus, {
  listMenuDays: async (_, services) => ({ items: await listMenuDays(services) }),
  listMenu: ({ params }, services) => listMenu(services, params.date),
  getMeal: ({ params, query }, services) => getMeal(services, params.slug, services.locale, query.date),
  getMealPreview: ({ params, query }, services) => getMealPreview(services, params.key, query.date),
});
