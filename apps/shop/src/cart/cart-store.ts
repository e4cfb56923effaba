import type { CartChange } from '@traiteur/contract/own/cart-changes.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { createListeners } from '@traiteur/front/browser/store.ts';
import { writeStored } from '@traiteur/front/browser/stored.ts';
import { type Cart, cartKey, emptyCart, readCart } from './cart.ts';
import {
  type ArticleName,
  type CartState,
  carryOverState,
  changeState,
  type ChosenSlot,
  forgetState,
  readState,
  stateKey,
} from './cart-state.ts';

/** The day is `YYYY-MM-DD`, the slot one of that day. */
export interface DatedCart extends Pick<CartState, 'driverNote' | 'news'> {
  cart: Cart;
  day: string | undefined;
  slot: ChosenSlot | undefined;
}

/** As this browser keeps it: the account's cart does not know whom a dish is for. */
export interface KeptCart extends DatedCart, Pick<CartState, 'eaters'> {}

export const noCart: KeptCart = {
  cart: emptyCart,
  day: undefined,
  slot: undefined,
  driverNote: '',
  news: [],
  eaters: {},
};

export interface CartStore {
  read: () => KeptCart;
  /** Changes the current cart, which another tab may just have changed. */
  change: (next: (cart: Cart) => Cart, day?: string) => void;
  /** Choosing a slot also sets its day. */
  chooseSlot: (slot: ChosenSlot | undefined) => void;
  changeDriverNote: (note: string) => void;
  /** Undefined: the whole table. */
  chooseEater: (articleId: string, eaterId: number | undefined) => void;
  /** Empties the account's cart too. */
  empty: () => void;
  /** Also forgets the owner: for a sign-out. */
  forget: () => void;
  owner: () => number | undefined;
  isUnsaved: () => boolean;
  /**
   * Replaces the cart by the account's, unless it has changed since `sentCart`: then false. The news is added either
   * way.
   */
  replace: (sentCart: DatedCart, accountCart: DatedCart, owner: number) => boolean;
  dismissNews: () => void;
  /** The name on the last menu that had it. */
  nameOf: (articleId: string) => ArticleName | undefined;
  saveNames: (names: ReadonlyMap<string, ArticleName>) => void;
  subscribe: (listener: () => void) => () => void;
  /** Only changes made in this tab. */
  onChange: (listener: () => void) => () => void;
}

export function createCartStore(
  storage: TextStorage,
  onOtherTab: (listener: (key: string | null) => void) => void,
): CartStore {
  carryOverState(storage);
  const listeners = createListeners();
  const changeListeners = createListeners();
  let current = readTexts(storage);
  const reread = () => {
    const previous = current;
    current = readTexts(storage, previous);
    if (current !== previous) listeners.notify();
  };
  const owner = () => readState(storage).owner;
  const change = (next: (cart: Cart) => Cart, day?: string, changes: Partial<CartState> = {}) => {
    reread();
    const nextCart = next(current.datedCart.cart);
    const eaters = eatersIn(nextCart, current.datedCart.eaters);
    writeStored(storage, cartKey, nextCart);
    changeState(storage, { eaters, ...changes, ...(day && { day }), ...(owner() && { isUnsaved: true }) });
    reread();
    changeListeners.notify();
  };
  onOtherTab((key) => {
    // Null: another tab has cleared the whole store.
    if (key === null || key === cartKey || key === stateKey) reread();
  });
  return {
    read: () => current.datedCart,
    change,
    chooseSlot: (slot) => change((cart) => cart, slot?.date, { slot }),
    changeDriverNote: (driverNote) => change((cart) => cart, undefined, { driverNote }),
    chooseEater(articleId, eaterId) {
      changeState(storage, { eaters: { ...readState(storage).eaters, [articleId]: eaterId } });
      reread();
    },
    empty: () => change(() => emptyCart, undefined, { driverNote: '', slot: undefined }),
    forget() {
      storage.removeItem(cartKey);
      forgetState(storage);
      reread();
    },
    owner,
    isUnsaved: () => readState(storage).isUnsaved,
    replace(previous, { cart, day, slot, driverNote, news }, newOwner) {
      reread();
      const { datedCart } = current;
      // Each answer names again what is not cooked on the cart's day, and the day may have changed.
      const oldNews = datedCart.news.filter(({ kind }) => kind !== 'not-that-day');
      const isCurrent =
        datedCart.cart === previous.cart &&
        datedCart.day === previous.day &&
        datedCart.driverNote === previous.driverNote &&
        datedCart.slot?.scheduleId === previous.slot?.scheduleId;
      if (isCurrent) writeStored(storage, cartKey, cart);
      changeState(storage, {
        news: withNews(oldNews, news),
        ...(isCurrent && { slot, driverNote, owner: newOwner, isUnsaved: false, ...(day && { day }) }),
      });
      reread();
      return isCurrent;
    },
    dismissNews() {
      changeState(storage, { news: [] });
      reread();
    },
    nameOf: (articleId) => readState(storage).names[articleId],
    saveNames(names) {
      const allNames = { ...readState(storage).names, ...Object.fromEntries(names) };
      const articleIds = Object.values(current.datedCart.cart.articleQuantity).map(({ articleId }) => articleId);
      changeState(storage, { names: Object.fromEntries(articleIds.map((id) => [id, allNames[id]])) });
    },
    subscribe: listeners.add,
    onChange: changeListeners.add,
  };
}

interface ReadTexts {
  datedCart: KeptCart;
  texts: Record<'cart' | 'state', string | null>;
}

/** Unchanged parts stay the same object: a comparison by identity tells whether the cart has changed. */
function readTexts(storage: TextStorage, previous?: ReadTexts): ReadTexts {
  const texts = { cart: storage.getItem(cartKey), state: storage.getItem(stateKey) };
  const isSameCart = texts.cart === previous?.texts.cart;
  if (previous && isSameCart && texts.state === previous.texts.state) return previous;
  const { day, slot, driverNote, news, eaters } = readState(storage);
  const cart = previous && isSameCart ? previous.datedCart.cart : readCart(storage);
  return { datedCart: { cart, day, slot: slot?.date === day ? slot : undefined, driverNote, news, eaters }, texts };
}

/** A dish that is taken out and put in again is for the whole table. */
function eatersIn({ articleQuantity }: Cart, eaters: KeptCart['eaters']): KeptCart['eaters'] {
  const articleIds = new Set(Object.values(articleQuantity).map(({ articleId }) => articleId));
  return Object.fromEntries(Object.entries(eaters).filter(([articleId]) => articleIds.has(articleId)));
}

function withNews(oldNews: readonly CartChange[], news: readonly CartChange[]): CartChange[] {
  const oldTexts = new Set(oldNews.map((change) => JSON.stringify(change)));
  return [...oldNews, ...news.filter((change) => !oldTexts.has(JSON.stringify(change)))];
}

export const serverCart: CartStore = {
  read: () => noCart,
  change: () => undefined,
  chooseSlot: () => undefined,
  changeDriverNote: () => undefined,
  chooseEater: () => undefined,
  empty: () => undefined,
  forget: () => undefined,
  owner: () => undefined,
  isUnsaved: () => false,
  replace: () => true,
  dismissNews: () => undefined,
  nameOf: () => undefined,
  saveNames: () => undefined,
  subscribe: () => () => undefined,
  onChange: () => () => undefined,
};
