import { useSyncExternalStore } from 'react';
import { useFront } from '../front.ts';

/** Renders again on changes. */
export function useSession() {
  const { session } = useFront();
  return useSyncExternalStore(session.subscribe, session.read, session.read);
}
