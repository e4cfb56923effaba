import type { CartChange } from '@traiteur/contract/own/carts.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { type ArticleName, type Cart, cartFrom, emptyCart } from './cart.ts';
import { type ChosenSlot, chosenSlotFrom } from './chosen-slot.ts';

/** Where the cart stands in the browser's store, and beside it what the cart itself has no room for: its shape is agreed on. */
export const cartKeys = {
  cart: 'auth.cart',
  day: 'auth.cartDate',
  slot: 'auth.cartSlot',
  driverNote: 'auth.cartDriverNote',
  /** What its client is still to be told. */
  news: 'auth.cartNews',
  /** The account's cart that this one is; none before it was merged. */
  owner: 'auth.cartOwner',
  /** There while the account has not been told of a change. */
  unsaved: 'auth.cartUnsaved',
  /** What its dishes are called: the menu of a day does not name those that are not cooked then. */
  names: 'auth.cartNames',
} as const;

/** The cart, its day, `YYYY-MM-DD`, the slot that was chosen of that day, a note for the driver, and what has become of it that its client has not read yet. */
export interface DatedCart {
  cart: Cart;
  day: string | undefined;
  slot: ChosenSlot | undefined;
  driverNote: string;
  news: readonly CartChange[];
}

export const noCart: DatedCart = { cart: emptyCart, day: undefined, slot: undefined, driverNote: '', news: [] };

/** A cart as the store's texts have it, and those texts. */
interface ReadCart {
  datedCart: DatedCart;
  texts: Record<'cart' | 'day' | 'slot' | 'driverNote' | 'news', string | null>;
}

/** Reads the cart. What is as it was before stays the same object: by it one sees whether the cart was changed. */
export function readCart(storage: TextStorage, before?: ReadCart): ReadCart {
  const texts = {
    cart: storage.getItem(cartKeys.cart),
    day: storage.getItem(cartKeys.day),
    slot: storage.getItem(cartKeys.slot),
    driverNote: storage.getItem(cartKeys.driverNote),
    news: storage.getItem(cartKeys.news),
  };
  if (before && JSON.stringify(texts) === JSON.stringify(before.texts)) return before;
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(texts.day ?? '')?.[0];
  const datedCart = {
    cart: before?.texts.cart === texts.cart ? before.datedCart.cart : cartFrom(texts.cart),
    day,
    slot: chosenSlotFrom(texts.slot, day),
    driverNote: texts.driverNote ?? '',
    news: before?.texts.news === texts.news ? before.datedCart.news : newsFrom(texts.news),
  };
  return { datedCart, texts };
}

/** Writes a cart; one without a day keeps its own. */
export function writeCart(storage: TextStorage, cart: Cart, day: string | undefined): void {
  storage.setItem(cartKeys.cart, JSON.stringify(cart));
  if (day) storage.setItem(cartKeys.day, day);
}

/** Writes the slot that was chosen, or that none is. */
export function writeSlot(storage: TextStorage, slot: ChosenSlot | undefined): void {
  if (slot) storage.setItem(cartKeys.slot, JSON.stringify(slot));
  else storage.removeItem(cartKeys.slot);
}

/** Writes what the driver is to know. */
export function writeDriverNote(storage: TextStorage, note: string): void {
  if (note) storage.setItem(cartKeys.driverNote, note);
  else storage.removeItem(cartKeys.driverNote);
}

/** What the articles that were named last are called; whatever else stands there names nothing. */
export function readNames(storage: TextStorage): ReadonlyMap<string, ArticleName> {
  const names = parsed(storage.getItem(cartKeys.names));
  const entries = Object.entries(names ?? {}) as [string, unknown][];
  return new Map(entries.filter((entry): entry is [string, ArticleName] => isArticleName(entry[1])));
}

/** Keeps what the articles of the cart are called. */
export function writeNames(storage: TextStorage, cart: Cart, names: ReadonlyMap<string, ArticleName>): void {
  const allNames = new Map([...readNames(storage), ...names]);
  const articleIds = Object.values(cart.articleQuantity).map(({ articleId }) => articleId);
  const entries = articleIds.map((articleId) => [articleId, allNames.get(articleId)]);
  storage.setItem(cartKeys.names, JSON.stringify(Object.fromEntries(entries)));
}

/** What is to be told of the cart; whatever else stands there is no news. */
function newsFrom(text: string | null): readonly CartChange[] {
  const news = parsed(text);
  return Array.isArray(news) ? news.filter(isChange) : [];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isChange(value: unknown): value is CartChange {
  const change = value as Partial<CartChange> | null;
  const line = change?.line;
  return typeof change?.kind === 'string' && (!line || (isBilingual(line.name) && isBilingual(line.sizeName)));
}

function isArticleName(value: unknown): value is ArticleName {
  const name = value as Partial<ArticleName> | null;
  return isBilingual(name?.dish) && isBilingual(name?.size);
}

const isBilingual = (text: Partial<Bilingual> | undefined): boolean =>
  typeof text?.fr === 'string' && typeof text.en === 'string';
