import { cartChange } from '@traiteur/contract/own/cart-changes.ts';
import { bilingual, id, localDate, localTime } from '@traiteur/contract/statement/fields.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { lenient, parsedText, readStored, writeStored } from '@traiteur/front/browser/stored.ts';
import * as z from 'zod/mini';

/** Where it stands in the browser's store, beside the cart: the shape of that one is agreed on, and has no room for it. */
export const stateKey = 'auth.cartState';

/** A slot with its times, which say it again wherever the cart is read. */
const chosenSlot = z.object({ scheduleId: id, date: localDate, start: localTime, end: localTime });
export type ChosenSlot = z.output<typeof chosenSlot>;

/** What a dish and its size are called. */
const articleName = z.object({ dish: bilingual(120), size: bilingual(80) });
export type ArticleName = z.output<typeof articleName>;

const cartState = z.object({
  /** The day that the cart is for, and the slot of it that was chosen. */
  day: lenient(localDate),
  slot: lenient(chosenSlot),
  driverNote: z.catch(z.string(), ''),
  /** What its client is still to be told. */
  news: z.pipe(
    z.catch(z.array(lenient(cartChange)), []),
    z.transform((changes) => changes.filter((change) => change !== undefined)),
  ),
  /** The account's cart that this one is; none before it was merged. */
  owner: lenient(id),
  /** Whether the account has not been told of a change. */
  isUnsaved: z.catch(z.boolean(), false),
  /** What its dishes are called, by article: the menu of a day does not name those that are not cooked then. */
  names: z.catch(z.record(z.string(), lenient(articleName)), {}),
  /** The order that was sent last, and the key under which, while its answer was not heard. */
  sentOrder: lenient(z.object({ text: z.string(), key: z.string() })),
});
export type CartState = z.output<typeof cartState>;

export const readState = (storage: TextStorage): CartState =>
  readStored(storage, stateKey, cartState) ?? cartState.parse({});

/** Changes a part of what stands there. */
export const changeState = (storage: TextStorage, changes: Partial<CartState>): void =>
  writeStored(storage, stateKey, { ...readState(storage), ...changes });

/** Forgets the cart's; an order whose answer was not heard is not to be placed again all the same. */
export function forgetState(storage: TextStorage): void {
  const { sentOrder } = readState(storage);
  storage.removeItem(stateKey);
  if (sentOrder) changeState(storage, { sentOrder });
}

/** Where each part stood by itself until November 2026, in browsers that have not come back since. */
const formerKeys = {
  day: 'auth.cartDate',
  slot: 'auth.cartSlot',
  driverNote: 'auth.cartDriverNote',
  news: 'auth.cartNews',
  owner: 'auth.cartOwner',
  isUnsaved: 'auth.cartUnsaved',
  names: 'auth.cartNames',
  sentOrder: 'auth.order_key',
} as const;

/** Carries over what a browser kept under the keys of before, once. */
export function carryOverState(storage: TextStorage): void {
  const keys = Object.values(formerKeys);
  if (keys.every((key) => storage.getItem(key) === null)) return;
  const textOf = (part: keyof CartState) => storage.getItem(formerKeys[part]);
  const [text, key] = Array.from((parsedText(textOf('sentOrder')) as Iterable<unknown> | undefined) ?? []);
  const state = cartState.parse({
    day: textOf('day'),
    slot: parsedText(textOf('slot')),
    driverNote: textOf('driverNote'),
    news: parsedText(textOf('news')),
    owner: Number(textOf('owner')),
    isUnsaved: textOf('isUnsaved') !== null,
    names: parsedText(textOf('names')),
    sentOrder: { text, key },
  });
  if (storage.getItem(stateKey) === null) writeStored(storage, stateKey, state);
  for (const former of keys) storage.removeItem(former);
}
