import type { Address } from '@traiteur/contract/clients/clients.ts';
import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';

export type LastOrder = Pick<OwnOrder, 'address' | 'paymentChoice' | 'billedCompany' | 'slotStart' | 'slotEnd'>;

/** What the client chose last comes back chosen. Null: they have not ordered yet, or it could not be read. */
export function useLastOrder(isWanted: boolean): { lastOrder: LastOrder | null | undefined } {
  const { call } = useAlive();
  const { value, failed } = useRead(isWanted ? 'last-order' : undefined, async (): Promise<LastOrder | null> => {
    const [row] = (await call('own-orders', 'listOwnOrders', { limit: 1 })).items;
    return row ? await call('own-orders', 'getOwnOrder', { id: row.id }) : null;
  });
  return { lastOrder: failed ? null : value };
}

/** The address may have been changed or removed since: only the same one is chosen. */
export const addressAgain = (lastOrder: LastOrder | null, addresses: readonly Address[]): Address | undefined => {
  const place = lastOrder?.address;
  return (
    place &&
    addresses.find(
      ({ address, postalCode, country, eligible }) =>
        eligible && address === place.address && postalCode === place.postalCode && country === place.country,
    )
  );
};
