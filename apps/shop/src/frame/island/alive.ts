import type { Client } from '@traiteur/contract/wire/client.ts';
import type { Browser } from '@traiteur/front/browser/browser.ts';
import { createContext, use } from 'react';
import type { OpenAccount } from '../../account/open-account.ts';
import type { Line } from '../line.ts';
import { type CartStore, serverCart } from '../../cart/cart-store.ts';

/** What the parts of a page have in common that go on in the browser. */
export interface Alive {
  cart: CartStore;
  /** Calls the API, whose description it fetches with the first call. */
  call: Client['call'];
  /** Undefined while a page is drawn on the server. */
  account: OpenAccount | undefined;
  browser: Browser | undefined;
  /** Hears that a line that was lost is back. */
  onLineBack: Line['onBack'];
  /** What the visitor avoids by their browser and by their account, as their cookies say it. */
  avoidedCookie: string | undefined;
  accountCookie: string | undefined;
  /** The browser key of Google's maps, on the pages that use it. */
  mapsKey: string | undefined;
}

const onServer: Alive = {
  cart: serverCart,
  call: () => Promise.reject(new Error('Nothing is called while a page is drawn.')),
  account: undefined,
  browser: undefined,
  onLineBack: () => () => undefined,
  avoidedCookie: undefined,
  accountCookie: undefined,
  mapsKey: undefined,
};

export const AliveContext = createContext<Alive>(onServer);

export const useAlive = (): Alive => use(AliveContext);
