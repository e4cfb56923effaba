import { lockGroupOrder } from '../../orders/ledger/group-orders.ts';
import { groupOrders } from '@traiteur/contract/own/group-orders.ts';
import { groupLinkOf } from '@traiteur/contract/site/site-addresses.ts';
import { Refusal } from '../../core/refusal.ts';
import { handlersFor } from '../../http/handlers.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { chooseGroupMeals } from './choose-meals.ts';
import { closeGroupOrder, closeOnceHeard } from './close-group-order.ts';
import { meanings } from './group-orders.table.ts';
import { getGroupOrder, listDayGroupOrders, listOwnGroupOrders, refuseUnlessHost } from './group-order-rows.ts';
import { makeLink } from './guest-rows.ts';
import { joinGroupOrder, leaveGroupOrder, updateGroupGuest, visitGroupOrder } from './join-group-order.ts';
import { hearGroupPayment, payGroupExcess } from './pay-excess.ts';
import { cancelGroupOrder, openGroupOrder, repeatGroupOrder, updateGroupOrder } from './open-group-order.ts';

export const groupOrdersApi = handlersFor(
  groupOrders,
  {
    openGroupOrder: ({ body }, context) => openGroupOrder(body, context),
    listOwnGroupOrders: ({ query }, { db, caller }) => listOwnGroupOrders(db, caller, query),
    async getGroupOrder({ params }, context) {
      await refuseUnlessHost(context.db, context.caller, params.id);
      return getGroupOrder(params.id, context);
    },
    updateGroupOrder: ({ params, body }, context) => updateGroupOrder(params.id, body, context),
    repeatGroupOrder: ({ params, body }, context) => repeatGroupOrder(params.id, body.weekly, context),
    shareGroupOrder: ({ params, body }, { db, caller, clock, siteUrl }) =>
      inTransaction(db, async (transaction) => {
        await refuseUnlessHost(transaction, caller, params.id);
        const { state } = await lockGroupOrder(transaction, params.id);
        if (state === 'cancelled') throw new Refusal('status-not-allowed');
        const token = await makeLink(transaction, params.id, null, clock());
        return { url: groupLinkOf(siteUrl, body.locale, token) };
      }),
    cancelGroupOrder: ({ params }, context) => cancelGroupOrder(params.id, context),
    closeGroupOrder: ({ params }, context) => closeGroupOrder(params.id, context),
    visitGroupOrder: ({ body }, context) => visitGroupOrder(body, context),
    joinGroupOrder: ({ body }, context) => joinGroupOrder(body, context),
    updateGroupGuest: ({ body }, context) => updateGroupGuest(body, context),
    chooseGroupMeals: ({ body }, context) => chooseGroupMeals(body, context),
    leaveGroupOrder: ({ body }, context) => leaveGroupOrder(body, context),
    payGroupExcess: ({ body }, context) => payGroupExcess(body, context),
    hearGroupPayment: ({ body }, context) => hearGroupPayment(body, context),
    listDayGroupOrders: ({ query }, { db }) => listDayGroupOrders(db, query),
  },
  meanings,
  { closeGroupOrder: ({ params }, context, work) => closeOnceHeard(params.id, context, work) },
);
