import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Browser } from '@traiteur/front/browser/browser.ts';
import { createContext, use } from 'react';
import type { Line } from '../browser/line.ts';

interface Alive {
  /** Fetches the API's description with the first call. */
  call: ApiClient['call'];
  /** Whether this browser holds a token of somebody. */
  isSomebody: boolean;
  /** Undefined on the server. */
  browser: Browser | undefined;
  onLineBack: Line['onBack'];
  mapsKey: string | undefined;
}

const onServer: Alive = {
  call: () => Promise.reject(new Error('Nothing is called while a page is drawn.')),
  isSomebody: false,
  browser: undefined,
  onLineBack: () => () => undefined,
  mapsKey: undefined,
};

export const AliveContext = createContext<Alive>(onServer);

export const useAlive = (): Alive => use(AliveContext);
