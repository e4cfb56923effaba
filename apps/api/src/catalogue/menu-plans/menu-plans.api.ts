import { longestSpan, menuPlans } from '@traiteur/contract/catalogue/menu-plans.ts';
import { daysBetween } from '@traiteur/domain/dates/calendar.ts';
import { Refusal } from '../../core/refusal.ts';
import { handlersFor } from '../../http/handlers.ts';
import { copyMenuWeek } from './fill-dates.ts';
import { menuDishes } from './menu-dishes.ts';
import { planOf, plansBetween } from './menu-plan-rows.ts';
import { meanings } from './menu-plans.table.ts';
import { ordersOffMenu } from './orders-off-menu.ts';
import { publishMenuPlans, updateMenuPlan } from './save-plan.ts';

export const menuPlansApi = handlersFor(
  menuPlans,
  {
    async listMenuPlans({ query: { from, to } }, services) {
      if (daysBetween(from, to) >= longestSpan)
        throw new Refusal('invalid-input', { faults: [{ field: 'to', code: 'too-many' }] });
      return { items: await plansBetween(services, from, to) };
    },
    getMenuPlan: ({ params }, services) => planOf(services, params.date),
    updateMenuPlan: ({ params, body }, services) => updateMenuPlan(services, params.date, body),
    publishMenuPlans: async ({ body }, services) => ({ items: await publishMenuPlans(services, body) }),
    listOrdersOffMenu: async ({ params, query }, services) => ({
      items: await ordersOffMenu(services, params.date, query.choiceIds ?? []),
    }),
    copyMenuWeek: ({ body }, services) => copyMenuWeek(services, body),
    listMenuDishes: async ({ query }, { db }) => ({ items: await menuDishes(db, query.date) }),
  },
  meanings,
);
