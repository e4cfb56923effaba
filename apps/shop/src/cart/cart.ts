import { articleIdPattern } from '@traiteur/domain/catalogue/article-id.ts';
import { id, localDate } from '@traiteur/contract/statement/fields.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { lenient, readStored, writeStored } from '@traiteur/front/browser/stored.ts';
import * as z from 'zod/mini';

export interface Cart {
  /** By line id. */
  articleQuantity: Record<string, CartLine>;
  articleNb: number;
  commentNote: string;
}

/** One dish and size, for somebody, on a day. */
export interface LineChoice {
  /** See `articleIdOf`. */
  articleId: string;
  /** Undefined: the whole table. */
  eaterId?: number | undefined;
  /** Undefined as long as the cart has no day. */
  date?: string | undefined;
}

export interface CartLine extends LineChoice {
  quantity: number;
}

/** The shape of what is stored here is agreed on: a line without `date` is for the cart's day. */
export const cartKey = 'auth.cart';

const storedCart = z.object({
  articleQuantity: z.catch(
    z.record(
      z.string(),
      lenient(
        z.object({
          quantity: z.int(),
          articleId: z.string().check(z.regex(articleIdPattern)),
          eaterId: lenient(id),
          date: lenient(localDate),
        }),
      ),
    ),
    {},
  ),
  commentNote: z.catch(z.string(), ''),
});

export const emptyCart: Cart = { articleQuantity: {}, articleNb: 0, commentNote: '' };

/** 0 removes the line. A choice has one line, which keeps its id. */
export function withQuantity(cart: Cart, choice: LineChoice, quantity: number): Cart {
  const { articleId, eaterId, date } = choice;
  const lineId = lineOf(cart, choice) ?? freeLineId(cart, articleId);
  const line = { quantity, articleId, ...(eaterId !== undefined && { eaterId }), ...(date !== undefined && { date }) };
  return tidy({ ...cart, articleQuantity: { ...cart.articleQuantity, [lineId]: line } });
}

export const quantityOf = (cart: Cart, choice: LineChoice): number =>
  cart.articleQuantity[lineOf(cart, choice) ?? '']?.quantity ?? 0;

export const portionsOf = (cart: Cart, isCounted: (line: CartLine) => boolean = () => true): number =>
  Object.values(cart.articleQuantity).reduce((sum, line) => sum + (isCounted(line) ? line.quantity : 0), 0);

/** Whoever they are for. */
export const portionsOfArticle = (cart: Cart, { articleId, date }: Pick<LineChoice, 'articleId' | 'date'>): number =>
  portionsOf(cart, (line) => line.articleId === articleId && line.date === date);

/** All portions go to the other line, whatever it has already. */
export function movedLine(cart: Cart, from: LineChoice, to: LineChoice): Cart {
  if (isSameChoice(from, to)) return cart;
  const quantity = quantityOf(cart, from) + quantityOf(cart, to);
  return withQuantity(withQuantity(cart, from, 0), to, quantity);
}

/** The lines of one day go to another; undefined: all lines go. */
export function movedDay(cart: Cart, from: string | undefined, to: string): Cart {
  const lines = Object.entries(cart.articleQuantity).map(([lineId, line]) => {
    const goes = from === undefined || line.date === from || line.date === undefined;
    return [lineId, goes ? { ...line, date: to } : line] as const;
  });
  return tidy({ ...cart, articleQuantity: Object.fromEntries(lines) });
}

/** Undoes a move of all of `earlierCart` to a day: what was chosen or taken out since stays so. */
export const movedBack = (cart: Cart, earlierCart: Cart, date: string): Cart =>
  Object.values(earlierCart.articleQuantity)
    .filter((line) => line.date !== date)
    .reduce((now, line) => {
      const otherLine = { ...line, date };
      const portions = Math.min(line.quantity, quantityOf(now, otherLine));
      const rest = withQuantity(now, otherLine, quantityOf(now, otherLine) - portions);
      return withQuantity(rest, line, quantityOf(rest, line) + portions);
    }, cart);

/** The earliest first. */
export const daysOf = (cart: Cart): string[] =>
  [...new Set(Object.values(cart.articleQuantity).flatMap(({ date }) => date ?? []))].toSorted();

const isSameChoice = (a: LineChoice, b: LineChoice): boolean =>
  a.articleId === b.articleId && a.eaterId === b.eaterId && a.date === b.date;

const lineOf = (cart: Cart, choice: LineChoice): string | undefined =>
  Object.entries(cart.articleQuantity).find(([, line]) => isSameChoice(line, choice))?.[0];

function freeLineId({ articleQuantity }: Cart, articleId: string): string {
  let lineId = articleId;
  for (let number = 2; lineId in articleQuantity; number++) lineId = `${articleId}-${number}`;
  return lineId;
}

/** Drops lines that cannot be read. A line without a day gets the cart's `day`. */
export const readCart = (storage: TextStorage, day?: string): Cart => {
  const cart = readStored(storage, cartKey, storedCart);
  if (!cart) return emptyCart;
  const { articleQuantity, commentNote } = cart;
  return datedCart({ articleQuantity, commentNote }, day);
};

/** As it is stored, here and in the account, with a day for each line. */
export function datedCart(
  { articleQuantity, commentNote }: { articleQuantity: Record<string, StoredLine | undefined>; commentNote: string },
  day: string | undefined,
): Cart {
  const lines = Object.entries(articleQuantity).flatMap(([lineId, line]) => {
    if (!line) return [];
    const { quantity, articleId, eaterId } = line;
    const date = line.date ?? day;
    return [[lineId, { quantity, articleId, ...(eaterId && { eaterId }), ...(date && { date }) }] as const];
  });
  return tidy({ ...emptyCart, articleQuantity: Object.fromEntries(lines), commentNote });
}

interface StoredLine {
  quantity: number;
  articleId: string;
  eaterId?: number | null | undefined;
  date?: string | null | undefined;
}

/** A line of the cart's day says no day of its own: older pages, and carts of one day, have but the one. */
export function undatedCart(cart: Cart, day: string | undefined): Cart {
  const lines = Object.entries(cart.articleQuantity).map(([lineId, { date, ...line }]) => {
    return [lineId, date === undefined || date === day ? line : { ...line, date }] as const;
  });
  return { ...cart, articleQuantity: Object.fromEntries(lines) };
}

export const writeCart = (storage: TextStorage, cart: Cart, day: string | undefined): void =>
  writeStored(storage, cartKey, undatedCart(cart, day));

/** Drops empty lines, adds up lines alike and recounts. */
function tidy(cart: Cart): Cart {
  const lines: [string, CartLine][] = [];
  for (const [lineId, line] of Object.entries(cart.articleQuantity)) {
    if (line.quantity <= 0) continue;
    const alike = lines.find(([, earlierLine]) => isSameChoice(earlierLine, line));
    if (alike) alike[1] = { ...alike[1], quantity: alike[1].quantity + line.quantity };
    else lines.push([lineId, line]);
  }
  return { ...cart, articleQuantity: Object.fromEntries(lines), articleNb: lines.length };
}
