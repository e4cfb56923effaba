import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';

type AddressValues = Record<string, string | null | undefined>;

interface ChangeOptions {
  replace?: boolean;
  state?: unknown;
}

interface LatestAddress {
  address: URLSearchParams;
  adds: boolean;
}

/** The query of the address. A change made before the last one arrived builds on it. */
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
    const parameters = new URLSearchParams(latest.current.address);
    for (const [name, value] of Object.entries(typeof values === 'function' ? values(parameters) : values))
      if (value) parameters.set(name, value);
      else parameters.delete(name);
    const adds = latest.current.adds || !replace;
    latest.current = { address: parameters, adds };
    void navigate({ search: parameters.toString() }, { state, replace: !adds, preventScrollReset: true });
  }

  return { address, change, settled: isSettled };
}
