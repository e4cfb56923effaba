import { useSyncExternalStore } from 'react';

/** What only the browser knows, such as what stands behind an address; `onServer` while the page is drawn there, and as it comes to life. */
export const useOwn = <Value extends string | boolean>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(neverTold, read, () => onServer);

const neverTold = () => () => undefined;
