import type { Address } from '@traiteur/contract/clients/clients.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useRead } from '../../site/island/use-read.ts';

export function useSlots({ postalCode, country }: Pick<Address, 'postalCode' | 'country'>) {
  const { call } = useAlive();
  const { value, isCurrent, failed, tryAgain } = useRead(`${country} ${postalCode}`, () =>
    call('delivery-slots', 'listDeliverySlots', { postalCode, country }),
  );
  return { slots: isCurrent ? value?.items : undefined, failed, tryAgain };
}
