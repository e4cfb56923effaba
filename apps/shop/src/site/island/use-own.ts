import { useSyncExternalStore } from 'react';

/** A value that only the browser knows, such as the fragment; `onServer` on the server and during hydration. */
export const useOwn = <Value extends string | boolean>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(neverTold, read, () => onServer);

const neverTold = () => () => undefined;
