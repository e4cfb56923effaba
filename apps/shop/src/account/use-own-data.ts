import type { Address } from '@traiteur/contract/clients/clients.ts';
import type { OwnProfile } from '@traiteur/contract/own/own-profile.ts';
import { useCallback, useEffect, useState } from 'react';
import { useAvoid } from '../avoiding/use-avoided.ts';
import { useAlive } from '../site/island/alive.ts';

export interface OwnData {
  profile: OwnProfile;
  addresses: Address[];
}

/** What the house knows of who is signed in: read once they are, and again on asking. What they react to is then avoided in this browser too. */
export function useOwnData(isSignedIn: boolean) {
  const { call } = useAlive();
  const avoid = useAvoid();
  const [data, setData] = useState<OwnData>();
  const [hasFailed, setHasFailed] = useState(false);
  const read = useCallback(
    (): Promise<OwnData | undefined> =>
      Promise.all([call('own-profile', 'getOwnProfile'), call('own-addresses', 'listOwnAddresses')]).then(
        ([profile, { items: addresses }]) => {
          setData({ profile, addresses });
          avoid(profile.allergens);
          setHasFailed(false);
          return { profile, addresses };
        },
        () => {
          setHasFailed(true);
          return undefined;
        },
      ),
    [call, avoid],
  );
  useEffect(() => {
    if (isSignedIn) void read();
  }, [isSignedIn, read]);
  return { data, failed: hasFailed, read };
}
