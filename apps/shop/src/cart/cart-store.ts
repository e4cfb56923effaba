import type { CartChange } from '@traiteur/contract/own/cart.ts';
import type { Bilingual } from '@traiteur/domain/language.ts';
import type { TextStorage } from '@traiteur/front/browser.ts';
import { createListeners } from '@traiteur/front/store.ts';
import { type ArticleName, type Cart, cartFrom, emptyCart } from './cart.ts';
import { type ChosenSlot, chosenSlotFrom } from './chosen-slot.ts';

/** Where the cart stands in the browser's store, and beside it what the cart itself has no room for: its shape is agreed on. */
export const cartKey = 'auth.cart';
const dayKey = 'auth.cartDate';
const slotKey = 'auth.cartSlot';
/** The account's cart that this one is; none before it was merged. */
const ownerKey = 'auth.cartOwner';
/** There while the account has not been told of a change. */
const unsavedKey = 'auth.cartUnsaved';
/** What its client is still to be told. */
const newsKey = 'auth.cartNews';
/** What its dishes are called: the menu of a day does not name those that are not cooked then. */
const namesKey = 'auth.cartNames';
const keys = [cartKey, dayKey, slotKey, ownerKey, unsavedKey, newsKey, namesKey] as const;

/** The cart, its day, `YYYY-MM-DD`, the slot that was chosen of that day, and what has become of it that its client has not read yet. */
export interface DatedCart {
  cart: Cart;
  day: string | undefined;
  slot: ChosenSlot | undefined;
  news: readonly CartChange[];
}

/** A cart as the account has it. */
export type SettledCart = DatedCart;

export interface CartStore {
  read: () => DatedCart;
  /** Changes what stands now, which another tab may have changed a moment ago. */
  change: (next: (cart: Cart) => Cart, day?: string) => void;
  /** Chooses a slot and with it its day, or none. */
  chooseSlot: (slot: ChosenSlot | undefined) => void;
  /** Takes everything out. The account's cart becomes as empty. */
  empty: () => void;
  /** Forgets the cart and whose it is: somebody signs out. */
  forget: () => void;
  /** Which of the accounts' carts this one is. */
  owner: () => number | undefined;
  isUnsaved: () => boolean;
  /** Makes it what the account has, unless it was changed since it was `before`: false then. What is to be told is told all the same. */
  settle: (before: DatedCart, settledCart: SettledCart, owner: number) => boolean;
  dismissNews: () => void;
  /** What an article was called when a menu last named it. */
  nameOf: (articleId: string) => ArticleName | undefined;
  /** Keeps what the articles of the cart are called. */
  keepNames: (names: ReadonlyMap<string, ArticleName>) => void;
  subscribe: (listener: () => void) => () => void;
  /** Hears of changes that are made in this tab. */
  onChange: (listener: () => void) => () => void;
}

export const noCart: DatedCart = { cart: emptyCart, day: undefined, slot: undefined, news: [] };

/** The cart of a browser, the same in all its tabs: each hears of what another one changes. */
export function createCartStore(
  storage: TextStorage,
  onOtherTab: (listener: (key: string | null) => void) => void,
): CartStore {
  const listeners = createListeners();
  const changeListeners = createListeners();
  const texts = () => ({
    cart: storage.getItem(cartKey),
    day: storage.getItem(dayKey),
    slot: storage.getItem(slotKey),
    news: storage.getItem(newsKey),
  });
  let last = texts();
  let datedCart: DatedCart = { cart: cartFrom(last.cart), ...whenFrom(last), news: newsFrom(last.news) };
  const reread = () => {
    const next = texts();
    if (JSON.stringify(next) === JSON.stringify(last)) return;
    datedCart = {
      // What is as it was stays the same object: by it one sees whether the cart was changed.
      cart: next.cart === last.cart ? datedCart.cart : cartFrom(next.cart),
      ...whenFrom(next),
      news: next.news === last.news ? datedCart.news : newsFrom(next.news),
    };
    last = next;
    listeners.tell();
  };
  const owner = () => Number(storage.getItem(ownerKey)) || undefined;
  const write = (cart: Cart, day: string | undefined) => {
    storage.setItem(cartKey, JSON.stringify(cart));
    if (day) storage.setItem(dayKey, day);
  };
  const writeSlot = (slot: ChosenSlot | undefined) => {
    if (slot) storage.setItem(slotKey, JSON.stringify(slot));
    else storage.removeItem(slotKey);
  };
  const chooseSlot = (slot: ChosenSlot | undefined) => {
    writeSlot(slot);
    change((cart) => cart, slot?.date);
  };
  const change = (next: (cart: Cart) => Cart, day?: string) => {
    reread();
    write(next(datedCart.cart), day);
    if (owner()) storage.setItem(unsavedKey, '1');
    reread();
    changeListeners.tell();
  };
  onOtherTab((key) => {
    // Null: another tab has emptied the whole store.
    if (key === null || keys.some((one) => one === key)) reread();
  });
  return {
    read: () => datedCart,
    change,
    chooseSlot,
    empty() {
      writeSlot(undefined);
      change(() => emptyCart);
    },
    forget() {
      for (const key of keys) storage.removeItem(key);
      reread();
    },
    owner,
    isUnsaved: () => storage.getItem(unsavedKey) !== null,
    settle(before, { cart, day, slot, news }, newOwner) {
      reread();
      const isCurrent =
        datedCart.cart === before.cart &&
        datedCart.day === before.day &&
        datedCart.slot?.scheduleId === before.slot?.scheduleId;
      const fresh = news.filter(
        (change) => !datedCart.news.some((old) => JSON.stringify(old) === JSON.stringify(change)),
      );
      if (fresh.length > 0) storage.setItem(newsKey, JSON.stringify([...datedCart.news, ...fresh]));
      if (isCurrent) {
        write(cart, day);
        writeSlot(slot);
        storage.setItem(ownerKey, String(newOwner));
        storage.removeItem(unsavedKey);
      }
      reread();
      return isCurrent;
    },
    dismissNews() {
      storage.removeItem(newsKey);
      reread();
    },
    nameOf: (articleId) => namesFrom(storage.getItem(namesKey))[articleId],
    keepNames(names) {
      const oldNames = namesFrom(storage.getItem(namesKey));
      const entries = Object.values(datedCart.cart.articleQuantity).flatMap(({ articleId }) => {
        const name = names.get(articleId) ?? oldNames[articleId];
        return name ? [[articleId, name] as const] : [];
      });
      storage.setItem(namesKey, JSON.stringify(Object.fromEntries(entries)));
    },
    subscribe: listeners.add,
    onChange: changeListeners.add,
  };
}

function whenFrom(texts: { day: string | null; slot: string | null }): Pick<DatedCart, 'day' | 'slot'> {
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(texts.day ?? '')?.[0];
  return { day, slot: chosenSlotFrom(texts.slot, day) };
}

/** What this browser has kept of what the server said. */
function newsFrom(text: string | null): readonly CartChange[] {
  try {
    const news: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(news) ? (news as CartChange[]) : [];
  } catch {
    return [];
  }
}

/** What this browser has kept of what menus said; whatever else stands there names nothing. */
function namesFrom(text: string | null): Readonly<Record<string, ArticleName>> {
  try {
    const names = JSON.parse(text ?? '{}') as Record<string, unknown> | null;
    return Object.fromEntries(Object.entries(names ?? {}).flatMap(([id, name]) => (isName(name) ? [[id, name]] : [])));
  } catch {
    return {};
  }
}

function isName(value: unknown): value is ArticleName {
  const name = value as { dish?: Partial<Bilingual>; size?: Partial<Bilingual> } | null;
  return [name?.dish, name?.size].every((text) => typeof text?.fr === 'string' && typeof text.en === 'string');
}

/** While a page is drawn on the server there is no browser, and nobody's cart. */
export const serverCart: CartStore = {
  read: () => noCart,
  change: () => undefined,
  chooseSlot: () => undefined,
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
