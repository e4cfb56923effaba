import type { CartChange } from '@traiteur/contract/own/cart-changes.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { createListeners } from '@traiteur/front/browser/store.ts';
import { type Cart, cartKey, daysOf, emptyCart, movedDay, readCart, writeCart } from './cart.ts';
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

/** The days are `YYYY-MM-DD`. */
export interface DatedCart extends Pick<CartState, 'driverNote' | 'news'> {
  cart: Cart;
  /** The earliest of the lines; without lines that of the menu where the client last chose. */
  day: string | undefined;
  /** Of that day. */
  slot: ChosenSlot | undefined;
}

/** As this browser keeps it: the account's cart has no slots of later days. */
export interface KeptCart extends DatedCart {
  /** By date. */
  slots: Readonly<Record<string, ChosenSlot | undefined>>;
}

export const noCart: KeptCart = {
  cart: emptyCart,
  day: undefined,
  slot: undefined,
  slots: {},
  driverNote: '',
  news: [],
};

export interface CartStore {
  read: () => KeptCart;
  /** Changes the current cart, which another tab may just have changed. `day`: of lines that have none yet. */
  change: (next: (cart: Cart) => Cart, day?: string) => void;
  /** A slot of another day than `ofDay` takes the dishes of that day along. */
  chooseSlot: (slot: ChosenSlot, ofDay?: string) => void;
  /** Of all days: slots depend on the address. */
  forgetSlots: () => void;
  changeDriverNote: (note: string) => void;
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
  carryOverChoices(storage);
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
    const ownDay = day ?? current.keptCart.day;
    const nextCart = dated(next(current.keptCart.cart), ownDay);
    const nextDay = daysOf(nextCart)[0] ?? ownDay;
    writeCart(storage, nextCart, nextDay);
    changeState(storage, { ...changes, ...(nextDay && { day: nextDay }), ...(owner() && { isUnsaved: true }) });
    reread();
    changeListeners.notify();
  };
  onOtherTab((key) => {
    // Null: another tab has cleared the whole store.
    if (key === null || key === cartKey || key === stateKey) reread();
  });
  return {
    read: () => current.keptCart,
    change,
    chooseSlot(slot, ofDay = current.keptCart.day) {
      const slots = { ...readState(storage).slots, [slot.date]: slot };
      change((cart) => (ofDay === slot.date ? cart : movedDay(cart, ofDay, slot.date)), slot.date, { slots });
    },
    forgetSlots: () => change((cart) => cart, undefined, { slots: {} }),
    changeDriverNote: (driverNote) => change((cart) => cart, undefined, { driverNote }),
    empty: () => change(() => emptyCart, undefined, { driverNote: '', slots: {} }),
    forget() {
      storage.removeItem(cartKey);
      forgetState(storage);
      reread();
    },
    owner,
    isUnsaved: () => readState(storage).isUnsaved,
    replace(previous, { cart, day, slot, driverNote, news }, newOwner) {
      reread();
      const { keptCart } = current;
      // Each answer names again what is not cooked on the cart's day, and the day may have changed.
      const oldNews = keptCart.news.filter(({ kind }) => kind !== 'not-that-day');
      const isCurrent =
        keptCart.cart === previous.cart &&
        keptCart.day === previous.day &&
        keptCart.driverNote === previous.driverNote &&
        keptCart.slot?.scheduleId === previous.slot?.scheduleId;
      const nextDay = day ?? keptCart.day;
      if (isCurrent) writeCart(storage, cart, nextDay);
      const slots = { ...readState(storage).slots, ...(day && { [day]: slot }) };
      changeState(storage, {
        news: withNews(oldNews, news),
        ...(isCurrent && { slots, driverNote, owner: newOwner, isUnsaved: false, ...(nextDay && { day: nextDay }) }),
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
      const articleIds = Object.values(current.keptCart.cart.articleQuantity).map(({ articleId }) => articleId);
      changeState(storage, { names: Object.fromEntries(articleIds.map((id) => [id, allNames[id]])) });
    },
    subscribe: listeners.add,
    onChange: changeListeners.add,
  };
}

/** A new line of who named no day is for the cart's. */
const dated = (cart: Cart, day: string | undefined): Cart =>
  day && Object.values(cart.articleQuantity).some(({ date }) => date === undefined) ? movedDay(cart, day, day) : cart;

/** Whom each dish is for, and the slot, stood beside the cart until November 2026. */
function carryOverChoices(storage: TextStorage): void {
  const { day, slot, slots, eaters, owner } = readState(storage);
  if (!slot && Object.keys(eaters).length === 0) return;
  const cart = readCart(storage, day);
  const lines = Object.entries(cart.articleQuantity).map(([lineId, line]) => {
    const eaterId = line.eaterId ?? eaters[line.articleId];
    return [lineId, { ...line, ...(eaterId && { eaterId }) }] as const;
  });
  writeCart(storage, { ...cart, articleQuantity: Object.fromEntries(lines) }, day);
  changeState(storage, {
    slot: undefined,
    slots: { ...slots, ...(slot && { [slot.date]: slot }) },
    eaters: {},
    ...(owner && { isUnsaved: true }),
  });
}

interface ReadTexts {
  keptCart: KeptCart;
  texts: Record<'cart' | 'state', string | null>;
}

/** Unchanged parts stay the same object: a comparison by identity tells whether the cart has changed. */
function readTexts(storage: TextStorage, previous?: ReadTexts): ReadTexts {
  const texts = { cart: storage.getItem(cartKey), state: storage.getItem(stateKey) };
  const isSameCart = texts.cart === previous?.texts.cart;
  if (previous && isSameCart && texts.state === previous.texts.state) return previous;
  const { day, slots, driverNote, news } = readState(storage);
  const isSame = previous && isSameCart && previous.keptCart.day === day;
  const cart = isSame ? previous.keptCart.cart : readCart(storage, day);
  return { keptCart: { cart, day, slot: day ? slots[day] : undefined, slots, driverNote, news }, texts };
}

function withNews(oldNews: readonly CartChange[], news: readonly CartChange[]): CartChange[] {
  const oldTexts = new Set(oldNews.map((change) => JSON.stringify(change)));
  return [...oldNews, ...news.filter((change) => !oldTexts.has(JSON.stringify(change)))];
}

export const serverCart: CartStore = {
  read: () => noCart,
  change: () => undefined,
  chooseSlot: () => undefined,
  forgetSlots: () => undefined,
  changeDriverNote: () => undefined,
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
