import type { Address } from '@traiteur/contract/clients.ts';
import type { OwnProfile } from '@traiteur/contract/own/profile.ts';
import { useCallback, useEffect, useState } from 'react';
import { useAlive } from '../frame/island/alive.ts';

export interface OwnData {
  profile: OwnProfile;
  addresses: Address[];
}

/** What the house knows of who is signed in: read once they are, and again on asking. */
export function useOwnData(isSignedIn: boolean) {
  const { call } = useAlive();
  const [data, setData] = useState<OwnData>();
  const [hasFailed, setHasFailed] = useState(false);
  const read = useCallback(
    (): Promise<OwnData | undefined> =>
      Promise.all([call('own-profile', 'getOwnProfile'), call('own-addresses', 'listOwnAddresses')]).then(
        ([profile, { items: addresses }]) => {
          setData({ profile, addresses });
          setHasFailed(false);
          return { profile, addresses };
        },
        () => {
          setHasFailed(true);
          return undefined;
        },
      ),
    [call],
  );
  useEffect(() => {
    if (isSignedIn) void read();
  }, [isSignedIn, read]);
  return { data, failed: hasFailed, read };
}
