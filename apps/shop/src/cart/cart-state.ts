import { cartChange } from '@traiteur/contract/own/cart-changes.ts';
import { bilingual, id, localDate, localTime } from '@traiteur/contract/statement/fields.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { lenient, parsedText, readStored, writeStored } from '@traiteur/front/browser/stored.ts';
import * as z from 'zod/mini';

/** Beside the cart in the browser's store: the cart's shape is agreed on, and has no room for it. */
export const stateKey = 'auth.cartState';

/** With its times, which are shown wherever the cart is. */
const chosenSlot = z.object({ scheduleId: id, date: localDate, start: localTime, end: localTime });
export type ChosenSlot = z.output<typeof chosenSlot>;

const articleName = z.object({ dish: bilingual(120), size: bilingual(80) });
export type ArticleName = z.output<typeof articleName>;

const cartState = z.object({
  /** Of the lines that name none: the earliest, or that of an empty cart. */
  day: lenient(localDate),
  /** By date. */
  slots: z.catch(z.record(z.string(), lenient(chosenSlot)), {}),
  /** The one slot of browsers that have not come back since November 2026. */
  slot: lenient(chosenSlot),
  driverNote: z.catch(z.string(), ''),
  news: z.pipe(
    z.catch(z.array(lenient(cartChange)), []),
    z.transform((changes) => changes.filter((change) => change !== undefined)),
  ),
  /** Id of the account's cart that this one is merged with; undefined before. */
  owner: lenient(id),
  isUnsaved: z.catch(z.boolean(), false),
  /** By article, whom it is for, as browsers kept it until November 2026; a line says so itself. */
  eaters: z.catch(z.record(z.string(), lenient(id)), {}),
  /** By article: the menu of a day does not name dishes that are not cooked then. */
  names: z.catch(z.record(z.string(), lenient(articleName)), {}),
  /** The last order sent without an answer, and its idempotency key. */
  sentOrder: lenient(z.object({ text: z.string(), key: z.string() })),
});
export type CartState = z.output<typeof cartState>;

export const readState = (storage: TextStorage): CartState =>
  readStored(storage, stateKey, cartState) ?? cartState.parse({});

export const changeState = (storage: TextStorage, changes: Partial<CartState>): void =>
  writeStored(storage, stateKey, { ...readState(storage), ...changes });

/** Keeps `sentOrder`: a retry must not place the order twice. */
export function forgetState(storage: TextStorage): void {
  const { sentOrder } = readState(storage);
  storage.removeItem(stateKey);
  if (sentOrder) changeState(storage, { sentOrder });
}

/** Former keys of each part, still in browsers that have not come back since November 2026. */
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

export function carryOverState(storage: TextStorage): void {
  const keys = Object.values(formerKeys);
  if (keys.every((key) => storage.getItem(key) === null)) return;
  const textOf = (part: keyof typeof formerKeys) => storage.getItem(formerKeys[part]);
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
