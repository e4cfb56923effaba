import { useSyncExternalStore } from 'react';
import { useFront } from '../front.ts';

/** Who is signed in; screens show again when that changes. */
export function useSession() {
  const { session } = useFront();
  return useSyncExternalStore(session.subscribe, session.read, session.read);
}
