import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** Who is signed in; screens show again when that changes. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.read);
