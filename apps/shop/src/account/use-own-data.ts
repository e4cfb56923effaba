import type { Address } from '@traiteur/contract/clients/clients.ts';
import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { OwnCompany } from '@traiteur/contract/own/own-invoices.ts';
import type { OwnProfile } from '@traiteur/contract/own/own-profile.ts';
import { useAvoid } from '../avoiding/use-avoided.ts';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';

export interface OwnData {
  profile: OwnProfile;
  addresses: Address[];
  /** The client first. */
  eaters: TableEater[];
  /** For which the client orders. */
  company: OwnCompany;
}

/** Each read also copies the account's allergies into the browser's cookies. */
export function useOwnData(isSignedIn: boolean) {
  const { call } = useAlive();
  const avoid = useAvoid();
  return useRead(isSignedIn ? 'own' : undefined, async (): Promise<OwnData> => {
    const [profile, { items: addresses }, { items: eaters }, { company }] = await Promise.all([
      call('own-profile', 'getOwnProfile'),
      call('own-addresses', 'listOwnAddresses'),
      call('own-eaters', 'listOwnEaters'),
      call('own-invoices', 'getOwnCompany'),
    ]);
    avoid(eaters);
    return { profile, addresses, eaters, company };
  });
}
