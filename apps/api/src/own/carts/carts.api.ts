import { type Cart, type CartInput, carts, mostLines, mostPortions } from '@traiteur/contract/own/carts.ts';
import { articleIdOf, articleOf } from '@traiteur/domain/catalogue/article-id.ts';
import { slotRefusal } from '@traiteur/domain/delivery/slots.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { configurationInForce } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { activeSchedules } from '../../delivery/delivery-schedules/delivery-schedule-rows.ts';
import { handlersFor } from '../../http/handlers.ts';
import { offerFacts, slotTaken } from '../../orders/place/order-facts.ts';
import { getProductConstants } from '../../catalogue/product-constants/product-constants-rows.ts';
import { readCart, type StoredCart, type StoredLine, writeCart } from './cart-rows.ts';
import { type CatalogueFacts, type RepricedCart, repriceCart } from './reprice-cart.ts';

type Call = Pick<Context<'client'>, 'db' | 'caller' | 'clock' | 'house'>;

export const cartsApi = handlersFor(carts, {
  getCart: async (_, call) => cartOf(await reprice(await readCart(call.db, call.caller.clientId), call)),
  updateCart: ({ body }, call) => save(call, (cart) => replaceCart(cart, body)),
  mergeCart: ({ body }, call) => save(call, (cart) => mergeCarts(cart, body)),
});

/** Saves the repriced cart, so that the answer reports each change only once. */
const save = ({ db, ...call }: Call, change: (cart: StoredCart) => StoredCart): Promise<Cart> =>
  inTransaction(db, async (transaction) => {
    const storedCart = await readCart(transaction, call.caller.clientId, true);
    const settledCart = await reprice(change(storedCart), { ...call, db: transaction });
    await writeCart(transaction, settledCart);
    return cartOf(settledCart);
  });

/** An article already in the cart keeps the price last shown to the client. */
function replaceCart(
  cart: StoredCart,
  { articleQuantity, commentNote, driverNote, deliveryDate, scheduleId }: CartInput,
): StoredCart {
  const lines = linesOf(articleQuantity).map((line) => ({
    ...line,
    unitPrice: sameIn(cart.lines, line)?.unitPrice ?? null,
  }));
  return {
    id: cart.id,
    commentNote,
    driverNote: driverNote ?? cart.driverNote,
    deliveryDate: deliveryDate === undefined ? cart.deliveryDate : deliveryDate,
    scheduleId: scheduleId === undefined ? cart.scheduleId : scheduleId,
    lines,
  };
}

/** The larger quantity of each article. Day and notes of the browser win: they are newer. */
function mergeCarts(
  cart: StoredCart,
  { articleQuantity, commentNote, driverNote, deliveryDate, scheduleId }: CartInput,
): StoredCart {
  const inputLines = linesOf(articleQuantity);
  const mergedLines = cart.lines.map((line) => ({
    ...line,
    quantity: Math.max(line.quantity, sameIn(inputLines, line)?.quantity ?? 0),
  }));
  const lineIds = new Set(mergedLines.map(({ lineId }) => lineId));
  const addedLines = inputLines
    .filter((line) => !sameIn(cart.lines, line))
    .map((line) => {
      const lineId = freeNameOf(line, lineIds);
      lineIds.add(lineId);
      return { ...line, lineId };
    });
  return {
    id: cart.id,
    commentNote: commentNote || cart.commentNote,
    driverNote: driverNote || cart.driverNote,
    deliveryDate: deliveryDate ?? cart.deliveryDate,
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

function linesOf(articleQuantity: CartInput['articleQuantity']): StoredLine[] {
  const lines: StoredLine[] = [];
  for (const [lineId, { quantity, articleId }] of Object.entries(articleQuantity)) {
    const article = articleOf(articleId);
    if (!article) continue;
    const line = { lineId, ...article, quantity, unitPrice: null };
    const sameLine = sameIn(lines, line);
    if (sameLine) sameLine.quantity = Math.min(mostPortions, sameLine.quantity + quantity);
    else if (quantity > 0) lines.push(line);
  }
  return lines;
}

const sameIn = (lines: readonly StoredLine[], { productId, sizeId }: Pick<StoredLine, 'productId' | 'sizeId'>) =>
  lines.find((line) => line.productId === productId && line.sizeId === sizeId);

async function reprice(cart: StoredCart, { db, clock, house }: Call): Promise<RepricedCart> {
  const date = cart.deliveryDate;
  const offers = await offerFacts(db, { lines: cart.lines, slot: date === null ? undefined : { scheduleId: 0, date } });
  const { largestLineQuantity } = await getProductConstants(db);
  return repriceCart(cart, { offers, largestLineQuantity, slot: await openSlot(db, cart, clock(), house) });
}

async function openSlot(
  db: Kysely<Database>,
  { deliveryDate: date, scheduleId }: StoredCart,
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
      shownLines.map(({ lineId, quantity, articleId }) => [lineId, { quantity, articleId }]),
    ),
    articleNb: lines.length,
    lines: shownLines,
    subtotal: shownLines.reduce((sum, { gross }) => sum + gross, 0),
  };
};
