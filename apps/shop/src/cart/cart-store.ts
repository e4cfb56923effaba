import type { CartChange } from '@traiteur/contract/own/carts.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { createListeners } from '@traiteur/front/browser/store.ts';
import { type ArticleName, type Cart, emptyCart } from './cart.ts';
import {
  cartKeys,
  type DatedCart,
  noCart,
  readCart,
  readNames,
  writeCart,
  writeDriverNote,
  writeNames,
  writeSlot,
} from './cart-texts.ts';
import type { ChosenSlot } from './chosen-slot.ts';

export interface CartStore {
  read: () => DatedCart;
  /** Changes what stands now, which another tab may have changed a moment ago. */
  change: (next: (cart: Cart) => Cart, day?: string) => void;
  /** Chooses a slot and with it its day, or none. */
  chooseSlot: (slot: ChosenSlot | undefined) => void;
  changeDriverNote: (note: string) => void;
  /** Takes everything out. The account's cart becomes as empty. */
  empty: () => void;
  /** Forgets the cart and whose it is: somebody signs out. */
  forget: () => void;
  /** Which of the accounts' carts this one is. */
  owner: () => number | undefined;
  isUnsaved: () => boolean;
  /** Makes it what the account has, unless it was changed since it was `before`: false then. What is to be told is told all the same. */
  settle: (before: DatedCart, settledCart: DatedCart, owner: number) => boolean;
  dismissNews: () => void;
  /** What an article was called when a menu last named it. */
  nameOf: (articleId: string) => ArticleName | undefined;
  /** Keeps what the articles of the cart are called. */
  keepNames: (names: ReadonlyMap<string, ArticleName>) => void;
  subscribe: (listener: () => void) => () => void;
  /** Hears of changes that are made in this tab. */
  onChange: (listener: () => void) => () => void;
}

/** The cart of a browser, the same in all its tabs: each hears of what another one changes. */
export function createCartStore(
  storage: TextStorage,
  onOtherTab: (listener: (key: string | null) => void) => void,
): CartStore {
  const listeners = createListeners();
  const changeListeners = createListeners();
  let current = readCart(storage);
  const reread = () => {
    const before = current;
    current = readCart(storage, before);
    if (current !== before) listeners.tell();
  };
  const owner = () => Number(storage.getItem(cartKeys.owner)) || undefined;
  const change = (next: (cart: Cart) => Cart, day?: string) => {
    reread();
    writeCart(storage, next(current.datedCart.cart), day);
    if (owner()) storage.setItem(cartKeys.unsaved, '1');
    reread();
    changeListeners.tell();
  };
  onOtherTab((key) => {
    // Null: another tab has emptied the whole store.
    if (key === null || Object.values<string>(cartKeys).includes(key)) reread();
  });
  return {
    read: () => current.datedCart,
    change,
    chooseSlot(slot) {
      writeSlot(storage, slot);
      change((cart) => cart, slot?.date);
    },
    changeDriverNote(note) {
      writeDriverNote(storage, note);
      change((cart) => cart);
    },
    empty() {
      writeDriverNote(storage, '');
      writeSlot(storage, undefined);
      change(() => emptyCart);
    },
    forget() {
      for (const key of Object.values(cartKeys)) storage.removeItem(key);
      reread();
    },
    owner,
    isUnsaved: () => storage.getItem(cartKeys.unsaved) !== null,
    settle(before, { cart, day, slot, driverNote, news }, newOwner) {
      reread();
      const { datedCart } = current;
      // The account says each time what is not cooked on the cart's day, which may be another one now.
      addNews(
        storage,
        datedCart.news.filter(({ kind }) => kind !== 'not-that-day'),
        news,
      );
      const isCurrent =
        datedCart.cart === before.cart &&
        datedCart.day === before.day &&
        datedCart.driverNote === before.driverNote &&
        datedCart.slot?.scheduleId === before.slot?.scheduleId;
      if (isCurrent) {
        writeCart(storage, cart, day);
        writeSlot(storage, slot);
        writeDriverNote(storage, driverNote);
        storage.setItem(cartKeys.owner, String(newOwner));
        storage.removeItem(cartKeys.unsaved);
      }
      reread();
      return isCurrent;
    },
    dismissNews() {
      storage.removeItem(cartKeys.news);
      reread();
    },
    nameOf: (articleId) => readNames(storage).get(articleId),
    keepNames: (names) => writeNames(storage, current.datedCart.cart, names),
    subscribe: listeners.add,
    onChange: changeListeners.add,
  };
}

/** Keeps what is to be told beside what is told already, each change once. */
function addNews(storage: TextStorage, oldNews: readonly CartChange[], news: readonly CartChange[]): void {
  const oldTexts = new Set(oldNews.map((change) => JSON.stringify(change)));
  const freshNews = news.filter((change) => !oldTexts.has(JSON.stringify(change)));
  storage.setItem(cartKeys.news, JSON.stringify([...oldNews, ...freshNews]));
}

/** While a page is drawn on the server there is no browser, and nobody's cart. */
export const serverCart: CartStore = {
  read: () => noCart,
  change: () => undefined,
  chooseSlot: () => undefined,
  changeDriverNote: () => undefined,
  empty: () => undefined,
  forget: () => undefined,
  owner: () => undefined,
  isUnsaved: () => false,
  settle: () => true,
  dismissNews: () => undefined,
  nameOf: () => undefined,
  keepNames: () => undefined,
  subscribe: () => () => undefined,
  onChange: () => () => undefined,
};
