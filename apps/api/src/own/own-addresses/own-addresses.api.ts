import type { Address, Client } from '@traiteur/contract/clients/clients.ts';
import { ownAddresses } from '@traiteur/contract/own/own-addresses.ts';
import type { Kysely } from 'kysely';
import { removeAddress, updateAddress } from '../../clients/clients/address-rows.ts';
import { withNumber } from '../../clients/clients/client-phones.ts';
import { addClientAddress, countSaving, getClient } from '../../clients/clients/client-rows.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { handlersFor } from '../../http/handlers.ts';

export const ownAddressesApi = handlersFor(ownAddresses, {
  listOwnAddresses: async (_, { db, caller }) => ({ items: (await getClient(db, caller.clientId)).addresses }),
  createOwnAddress: async ({ body }, { db, caller, clock }) => {
    const { addresses } = await addClientAddress(db, caller.clientId, body, clock());
    return newestOf(addresses);
  },
  updateOwnAddress: async ({ params, body }, context) => {
    const { addresses } = await changeAddresses(context, async (db, client) => {
      const address = withNumber(body, addressIn(client, params.id));
      await updateAddress(db, context.caller.clientId, params.id, address);
    });
    return addressOf(addresses, params.id);
  },
  removeOwnAddress: async ({ params }, context) => {
    await changeAddresses(context, async (db, client) => {
      addressIn(client, params.id);
      await removeAddress(db, context.caller.clientId, params.id);
    });
  },
});

/** Counts up the client's version: staff who edit the record at the same time get `stale`. */
const changeAddresses = (
  { db, caller, clock }: Pick<Context<'client'>, 'db' | 'caller' | 'clock'>,
  change: (db: Kysely<Database>, before: Client) => Promise<unknown>,
): Promise<Client> =>
  inTransaction(db, async (transaction) => {
    await countSaving(transaction, caller.clientId, clock());
    await change(transaction, await getClient(transaction, caller.clientId));
    return getClient(transaction, caller.clientId);
  });

const newestOf = (addresses: readonly Address[]): Address => {
  const address = addresses.at(-1);
  if (!address) throw new Error('the address was not written');
  return address;
};

function addressOf(addresses: readonly Address[], id: number): Address {
  const address = addresses.find((candidate) => candidate.id === id);
  if (!address) throw new Refusal('not-found');
  return address;
}

const addressIn = ({ addresses }: Client, id: number): Address => addressOf(addresses, id);
