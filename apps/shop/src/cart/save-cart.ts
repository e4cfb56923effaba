import type { Cart as AccountCart, CartInput } from '@traiteur/contract/own/carts.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { datedCart, undatedCart } from './cart.ts';
import type { CartStore, DatedCart } from './cart-store.ts';

interface SaveCartOptions {
  store: CartStore;
  call: ApiClient['call'];
  owner: number;
}

/**
 * Merges the browser's cart with the account's once after a sign-in, then sends each change of this tab. A change that
 * fails stays unsaved, and goes with the next change or page.
 */
export async function saveCart({ store, call, owner }: SaveCartOptions): Promise<void> {
  const replace = (previousCart: DatedCart, answer: AccountCart) =>
    store.replace(previousCart, cartFrom(answer), owner);
  let isUnderWay = true;

  async function save(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      while (store.owner() === owner && store.isUnsaved()) {
        const previousCart = store.read();
        replace(previousCart, await call('carts', 'updateCart', {}, inputOf(previousCart)));
      }
    } finally {
      isUnderWay = false;
    }
  }

  /** If the client clicks meanwhile, it merges again: a second merge only adds the clicks. */
  async function merge(): Promise<void> {
    const previousCart = store.read();
    if (!replace(previousCart, await call('carts', 'mergeCart', {}, inputOf(previousCart)))) await merge();
  }

  /** Another device may have changed it. The server repeats its changes until they are saved. */
  async function read(): Promise<void> {
    const previousCart = store.read();
    const answer = await call('carts', 'getCart');
    if (replace(previousCart, answer) && answer.changes.length > 0)
      await call('carts', 'updateCart', {}, inputOf(cartFrom(answer)));
  }

  store.onChange(() => void save().catch(later));
  try {
    // Another client left without a sign-out: that cart is not this client's.
    if (store.owner() !== undefined && store.owner() !== owner) store.forget();
    if (store.owner() === undefined) await merge();
    else if (!store.isUnsaved()) await read();
  } finally {
    isUnderWay = false;
  }
  await save();
}

/** The connection is lost, or the client has signed out. */
const later = () => undefined;

const inputOf = ({ cart, day, slot, driverNote }: Omit<DatedCart, 'news'>): CartInput => ({
  articleQuantity: undatedCart(cart, day).articleQuantity,
  commentNote: cart.commentNote,
  driverNote,
  ...(day && { deliveryDate: day, scheduleId: slot?.scheduleId ?? null }),
});

function cartFrom(answer: AccountCart): DatedCart {
  const { driverNote, scheduleId, slotStart, slotEnd } = answer;
  const date = answer.deliveryDate;
  return {
    cart: datedCart(answer, date ?? undefined),
    day: date ?? undefined,
    slot: date && scheduleId && slotStart && slotEnd ? { scheduleId, date, start: slotStart, end: slotEnd } : undefined,
    driverNote,
    news: answer.changes,
  };
}
