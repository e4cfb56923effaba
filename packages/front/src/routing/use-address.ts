import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';

/** Values by their name in the query; those without one are taken off. */
type AddressValues = Record<string, string | null | undefined>;

interface ChangeOptions {
  /** Takes the place of this entry of the browser's history instead of adding one. */
  replace?: boolean;
  /** What to keep beside the new address. */
  state?: unknown;
}

interface LatestAddress {
  address: URLSearchParams;
  /** Whether it adds an entry to the browser's history. */
  adds: boolean;
}

/** The query of the address, and how to change it. A change that comes before the one before it has arrived is made on top of that. */
export function useAddress() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const isSettled = useNavigation().state === 'idle';
  const latest = useRef<LatestAddress>({ address, adds: false });
  useEffect(() => {
    if (isSettled) latest.current = { address, adds: false };
  }, [address, isSettled]);

  function change(
    values: AddressValues | ((now: URLSearchParams) => AddressValues),
    { replace = false, state }: ChangeOptions = {},
  ) {
    const after = new URLSearchParams(latest.current.address);
    for (const [name, value] of Object.entries(typeof values === 'function' ? values(after) : values))
      if (value) after.set(name, value);
      else after.delete(name);
    const adds = latest.current.adds || !replace;
    latest.current = { address: after, adds };
    void navigate({ search: after.toString() }, { state, replace: !adds, preventScrollReset: true });
  }

  return { address, change, settled: isSettled };
}
