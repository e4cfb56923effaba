import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import { ownEaters } from '@traiteur/contract/own/own-eaters.ts';
import { getClient } from '../../clients/clients/client-rows.ts';
import { eaterMeanings } from '../../clients/clients/eaters.table.ts';
import { createEater, removeEater, tableOf, updateEater } from '../../clients/clients/eaters/change-eaters.ts';
import { personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { handlersFor } from '../../http/handlers.ts';

export const ownEatersApi = handlersFor(
  ownEaters,
  {
    listOwnEaters: async (_, { db, caller }) => ({ items: tableOf(await getClient(db, caller.clientId)) }),
    createOwnEater: async ({ body }, context) =>
      eaterAt(await createEater(context.db, context.caller.clientId, body, savingOf(context)), -1),
    updateOwnEater: async ({ params, body }, context) => {
      const eater = { ...body, id: params.id };
      const client = await updateEater(context.db, context.caller.clientId, eater, savingOf(context));
      return eaterAt(
        client,
        tableOf(client).findIndex(({ id }) => id === params.id),
      );
    },
    removeOwnEater: async ({ params }, context) => {
      await removeEater(context.db, context.caller.clientId, params.id, savingOf(context));
    },
  },
  eaterMeanings,
);

const savingOf = ({ caller, clock }: Pick<Context<'client'>, 'caller' | 'clock'>) => ({
  by: personOf(caller),
  now: clock(),
});

function eaterAt(client: Client, index: number): TableEater {
  const eater = tableOf(client).at(index);
  if (!eater) throw new Refusal('not-found');
  return eater;
}
