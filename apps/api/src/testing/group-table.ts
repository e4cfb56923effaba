import type { Api } from '@traiteur/contract/operations.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { mindGroupOrders } from '../own/group-orders/group-order-jobs.ts';
import { smallKitchen, wednesday } from './small-kitchen.ts';
import { testApp } from './test-app.ts';

type GroupApi = Api['group-orders'];
type Line = Body<GroupApi['chooseGroupMeals']>['lines'][number];

/** A house in which Marc opens group orders for Wednesday evening; until Tuesday, 16:00 in Paris. */
export async function groupTable(options: Parameters<typeof testApp>[0] = {}) {
  const house = await testApp(options);
  const { db, services, mailer, client, clientSignedIn, signedIn } = house;
  const kitchen = await smallKitchen(db);
  const milk = await kitchen.world.allergen('Lait', 'Milk');
  const { marc, dahl, size, evening } = kitchen;
  const host = await clientSignedIn(marc.clientId);
  const owner = await signedIn('owner');
  const stranger = await client();

  const terms = {
    slot: { scheduleId: evening, date: wednesday },
    addressId: marc.addressId,
    deadline: '2026-11-24T15:00:00Z',
    budget: null,
    paymentChoice: 'transfer' as const,
    namesShown: false,
    weekly: false,
    expectedGuests: [],
  };
  type Terms = Partial<Body<GroupApi['openGroupOrder']>>;
  const open = (wishes: Terms = {}, by: ApiClient = host) =>
    by.call('group-orders', 'openGroupOrder', {}, { ...terms, ...wishes });
  const read = (id: number) => host.call('group-orders', 'getGroupOrder', { id });
  const close = (id: number) => host.call('group-orders', 'closeGroupOrder', { id });

  async function share(id: number, by: ApiClient = host): Promise<string> {
    const { url } = await by.call('group-orders', 'shareGroupOrder', { id }, { locale: 'fr' });
    return new URL(url).hash.replace('#groupe=', '');
  }

  const meal = (productId = dahl, quantity = 1): Line => ({ productId, sizeId: size, quantity });

  /** Somebody without an account, on a browser of their own. */
  async function guest(
    token: string,
    name: string,
    wishes: Partial<Body<GroupApi['joinGroupOrder']>> = {},
    by: ApiClient = stranger,
  ) {
    const words = { name, locale: 'fr' as const, allergens: [], ...wishes };
    const { key } = await by.call('group-orders', 'joinGroupOrder', {}, { token, ...words });
    return {
      key,
      choose: (...lines: Line[]) => by.call('group-orders', 'chooseGroupMeals', {}, { token, key, lines }),
      visit: () => by.call('group-orders', 'visitGroupOrder', {}, { token, key }),
      say: (more: Partial<typeof words> & { email?: string }) =>
        by.call('group-orders', 'updateGroupGuest', {}, { token, key, ...words, ...more }),
      /** Begins to pay what their choice is above the budget. */
      async pay() {
        const { url } = await by.call('group-orders', 'payGroupExcess', {}, { token, key });
        const link = url.split('/').at(-1) ?? '';
        return by.call('online-payments', 'startPayment', {}, { token: link, saveCard: false });
      },
      hear: () => by.call('group-orders', 'hearGroupPayment', {}, { token, key }),
      leave: () => by.call('group-orders', 'leaveGroupOrder', {}, { token, key }),
    };
  }

  const mind = (more: Partial<Pick<typeof services, 'db'>> = {}) =>
    mindGroupOrders({
      ...services,
      ...more,
      stripe: options.stripe,
      siteUrl: 'https://www.example.com',
      mailer,
      log: (line) => house.log.push(line),
    });

  return { ...house, kitchen, milk, host, owner, stranger, terms, open, read, close, share, meal, guest, mind };
}
