import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Browser } from '@traiteur/front/browser/browser.ts';
import { createContext, use } from 'react';
import type { Line } from '../browser/line.ts';

/** What the parts of a page have in common that go on in the browser. */
interface Alive {
  /** Calls the API, whose description it fetches with the first call. */
  call: ApiClient['call'];
  /** Undefined while a page is drawn on the server. */
  browser: Browser | undefined;
  /** Hears that a line that was lost is back. */
  onLineBack: Line['onBack'];
  /** The browser key of Google's maps, on the pages that use it. */
  mapsKey: string | undefined;
}

const onServer: Alive = {
  call: () => Promise.reject(new Error('Nothing is called while a page is drawn.')),
  browser: undefined,
  onLineBack: () => () => undefined,
  mapsKey: undefined,
};

export const AliveContext = createContext<Alive>(onServer);

export const useAlive = (): Alive => use(AliveContext);
