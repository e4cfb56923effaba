import { queryOptions } from '@tanstack/react-query';
import { localDate } from '@traiteur/contract/statement/fields.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { addDays, type LocalDate, weekdayOf } from '@traiteur/domain/dates/calendar.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import * as z from 'zod/mini';

export const menuPlanKeys = nounKeys('menu-plans');

/** Any date of the week. */
export const planningQuery = z.strictObject({ week: z.optional(localDate) });

export const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - weekdayOf(date));

export const weekQuery = (api: ApiClient, monday: LocalDate) =>
  queryOptions({
    queryKey: menuPlanKeys.answer('week', monday),
    queryFn: async ({ signal }) => {
      const query = { from: monday, to: addDays(monday, 6) };
      return (await api.call('menu-plans', 'listMenuPlans', query, undefined, { signal })).items;
    },
  });

export const menuDishesQuery = (api: ApiClient, monday: LocalDate) =>
  queryOptions({
    queryKey: nounKeys('products').answer('menu-dishes', monday),
    queryFn: async ({ signal }) =>
      (await api.call('menu-plans', 'listMenuDishes', { date: monday }, undefined, { signal })).items,
  });

/** Keyed with the orders that it lists. */
export const ordersOffMenuQuery = (api: ApiClient, date: LocalDate, choiceIds: readonly number[]) =>
  queryOptions({
    queryKey: nounKeys('orders').answer('off-menu', date, choiceIds),
    queryFn: async ({ signal }) => {
      const query = { date, ...(choiceIds.length > 0 && { choiceIds: choiceIds.join(',') }) };
      return (await api.call('menu-plans', 'listOrdersOffMenu', query, undefined, { signal })).items;
    },
    gcTime: 0,
  });
