import { useSyncExternalStore } from 'react';
import { useFront } from '../front.ts';

export function useSession() {
  const { session } = useFront();
  return useSyncExternalStore(session.subscribe, session.read, session.read);
}
