import { type Cart, type CartInput, carts, mostLines, mostPortions } from '@traiteur/contract/own/carts.ts';
import { articleIdOf, articleOf } from '@traiteur/domain/catalogue/article-id.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { slotRefusal } from '@traiteur/domain/delivery/slots.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { configurationInForce } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { activeSchedules } from '../../delivery/delivery-schedules/delivery-schedule-rows.ts';
import { handlersFor } from '../../http/handlers.ts';
import { offerFacts, slotTaken } from '../../orders/place/fact-rows.ts';
import { getProductConstants } from '../../catalogue/product-constants/product-constants-rows.ts';
import { readCart, type StoredCart, type StoredLine, writeCart } from './cart-rows.ts';
import { type CatalogueFacts, type RepricedCart, repriceCart } from './reprice-cart.ts';

type Call = Pick<Context<'client'>, 'db' | 'caller' | 'clock' | 'house'>;

export const cartsApi = handlersFor(carts, {
  getCart: async (_, call) => cartOf(await reprice(await readCart(call.db, call.caller.clientId), call)),
  updateCart: ({ body }, call) => save(call, (cart) => replaceCart(cart, body)),
  mergeCart: ({ body }, call) => save(call, (cart) => mergeCarts(cart, body, today(call.clock(), call.house.timeZone))),
});

/** Saves the repriced cart, so that the answer reports each change only once. */
const save = ({ db, ...call }: Call, change: (cart: StoredCart) => StoredCart): Promise<Cart> =>
  inTransaction(db, async (transaction) => {
    const storedCart = await readCart(transaction, call.caller.clientId, true);
    const settledCart = await reprice(change(storedCart), { ...call, db: transaction });
    await writeCart(transaction, settledCart);
    // Read anew: somebody of another table is not written.
    const { lines } = await readCart(transaction, call.caller.clientId);
    const eaters = new Map(lines.map(({ lineId, eaterId }) => [lineId, eaterId]));
    return cartOf({
      ...settledCart,
      lines: settledCart.lines.map((line) => ({ ...line, eaterId: eaters.get(line.lineId) ?? null })),
    });
  });

/** An article already in the cart keeps the price last shown to the client. */
function replaceCart(
  cart: StoredCart,
  { articleQuantity, commentNote, driverNote, deliveryDate, scheduleId }: CartInput,
): StoredCart {
  const day = deliveryDate === undefined ? cart.deliveryDate : deliveryDate;
  const lines = linesOf(articleQuantity, day).map((line) => ({
    ...line,
    unitPrice: cart.lines.find((shownLine) => articleIdOf(shownLine) === articleIdOf(line))?.unitPrice ?? null,
  }));
  return {
    id: cart.id,
    commentNote,
    driverNote: driverNote ?? cart.driverNote,
    deliveryDate: day,
    scheduleId: scheduleId === undefined ? cart.scheduleId : scheduleId,
    lines,
  };
}

/**
 * The larger quantity of each article for an eater and a day. The cart's day and the notes of the browser win: they are
 * newer. Lines of the account stay on their day while it lasts.
 */
function mergeCarts(
  cart: StoredCart,
  { articleQuantity, commentNote, driverNote, deliveryDate, scheduleId }: CartInput,
  currentDay: string,
): StoredCart {
  const day = deliveryDate ?? cart.deliveryDate;
  const oldDay = cart.deliveryDate === null || cart.deliveryDate < currentDay ? day : cart.deliveryDate;
  const inputLines = linesOf(articleQuantity, day);
  const accountLines = alikeTogether(cart.lines.map((line) => ({ ...line, date: ownDate(line.date ?? oldDay, day) })));
  const mergedLines = accountLines.map((line) => ({
    ...line,
    quantity: Math.max(line.quantity, alikeIn(inputLines, line)?.quantity ?? 0),
  }));
  const lineIds = new Set(mergedLines.map(({ lineId }) => lineId));
  const addedLines = inputLines
    .filter((line) => !alikeIn(accountLines, line))
    .map((line) => {
      const lineId = freeNameOf(line, lineIds);
      lineIds.add(lineId);
      return { ...line, lineId };
    });
  return {
    id: cart.id,
    commentNote: commentNote || cart.commentNote,
    driverNote: driverNote || cart.driverNote,
    deliveryDate: day,
    scheduleId: deliveryDate ? (scheduleId ?? null) : cart.scheduleId,
    lines: [...mergedLines, ...addedLines].slice(0, mostLines),
  };
}

/** A line of another article may already have this id, even the article's own default id. */
function freeNameOf(line: StoredLine, names: ReadonlySet<string>): string {
  let name = line.lineId;
  for (let number = 1; names.has(name); number++) name = articleIdOf(line) + (number === 1 ? '' : `-${number}`);
  return name;
}

const linesOf = (articleQuantity: CartInput['articleQuantity'], day: string | null): StoredLine[] =>
  alikeTogether(
    Object.entries(articleQuantity).flatMap(([lineId, { quantity, articleId, eaterId = null, date = null }]) => {
      const article = articleOf(articleId);
      const line = { lineId, eaterId, date: ownDate(date, day), quantity, unitPrice: null };
      return article && quantity > 0 ? [{ ...line, ...article }] : [];
    }),
  );

/** Null for the cart's own day. */
const ownDate = (date: string | null, day: string | null) => (date === day ? null : date);

/** One line of each dish, size, eater and day. */
function alikeTogether(lines: readonly StoredLine[]): StoredLine[] {
  const together: StoredLine[] = [];
  for (const line of lines) {
    const sameLine = alikeIn(together, line);
    if (sameLine) sameLine.quantity = Math.min(mostPortions, sameLine.quantity + line.quantity);
    else together.push({ ...line });
  }
  return together;
}

const keyOf = ({ productId, sizeId, eaterId, date }: StoredLine) => [productId, sizeId, eaterId, date].join(' ');

const alikeIn = (lines: readonly StoredLine[], line: StoredLine) =>
  lines.find((candidate) => keyOf(candidate) === keyOf(line));

async function reprice({ lines, ...cart }: StoredCart, { db, clock, house }: Call): Promise<RepricedCart> {
  const { largestLineQuantity } = await getProductConstants(db);
  const offers: CatalogueFacts['offers'] = new Map();
  for (const [date, linesOfDay] of Map.groupBy(lines, (line) => line.date ?? cart.deliveryDate)) {
    const slot = date === null ? undefined : { scheduleId: 0, date };
    offers.set(date, await offerFacts(db, { lines: linesOfDay, slot }, clock()));
  }
  const slot = await openSlot(db, cart, clock(), house);
  return repriceCart({ ...cart, lines: alikeTogether(lines) }, { offers, largestLineQuantity, slot });
}

async function openSlot(
  db: Kysely<Database>,
  { deliveryDate: date, scheduleId }: Pick<StoredCart, 'deliveryDate' | 'scheduleId'>,
  now: Date,
  { timeZone }: Call['house'],
): Promise<CatalogueFacts['slot']> {
  if (date === null || scheduleId === null) return undefined;
  const configuration = await configurationInForce(db, now);
  const schedule = (await activeSchedules(db)).find(({ id }) => id === scheduleId);
  if (!configuration || !schedule) return undefined;
  const orders = await slotTaken(db, { scheduleId, date });
  return slotRefusal(schedule, date, orders, configuration, now, timeZone) ? undefined : schedule;
}

const cartOf = ({ lines, ...cart }: RepricedCart): Cart => {
  const shownLines = lines.map((line) => ({
    ...line,
    articleId: articleIdOf(line),
    gross: line.unitPrice * line.quantity,
  }));
  return {
    ...cart,
    articleQuantity: Object.fromEntries(
      shownLines.map(({ lineId, quantity, articleId, eaterId, date }) => [
        lineId,
        { quantity, articleId, ...(eaterId !== null && { eaterId }), ...(date !== null && { date }) },
      ]),
    ),
    articleNb: lines.length,
    lines: shownLines,
    subtotal: shownLines.reduce((sum, { gross }) => sum + gross, 0),
  };
};
