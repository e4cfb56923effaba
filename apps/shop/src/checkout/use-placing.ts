import type { OwnOrder, OwnOrderInput } from '@traiteur/contract/own/own-orders.ts';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import type { OwnData } from '../account/use-own-data.ts';
import { useCart } from '../cart/use-cart.ts';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { complaintAbout } from './complaint.ts';
import { acceptedDishes } from './conflict-key.ts';
import { readSentOrder, orderKeyFor } from './order-key.ts';
import { refusedDish } from './refused-dish.ts';
import type { CheckoutState } from './use-checkout.ts';
import { useConflictSentence } from './use-conflict-sentence.ts';
import { useFindPlaced } from './use-placed-order.ts';
import { refusedCodeOf } from './use-quote.ts';

interface Placing {
  checkout: CheckoutState;
  /** See `avoidedBeyond`. */
  unkept: readonly ClientAllergen[];
  readAgain: () => Promise<OwnData | undefined>;
  onPlaced: (order: OwnOrder) => void;
}

/** Places the order once, however often the button is pressed, and only for the amount it shows. */
export function usePlacing({ checkout, unkept, readAgain, onPlaced }: Placing) {
  const words = useShopWords('checkout');
  const money = useMoney();
  const nameOf = useLocalName();
  const { call, browser } = useAlive();
  const findPlaced = useFindPlaced();
  const { cart, driverNote } = useCart();
  const { send, busy, faults, clear } = useSending();
  const { draft, order, table, address, quote, complain, missing } = checkout;
  const sentenceOf = useConflictSentence(table);

  async function place(): Promise<void> {
    clear();
    const gap = missing();
    if (gap) return complain(gap);
    const shownTotal = quote.value?.total;
    const isShown = quote.isCurrent;
    await send(async () => {
      const currentQuote = await quote.awaitAnswer();
      if (currentQuote.total !== shownTotal)
        return complain({ sentence: words('newTotal', { amount: money(currentQuote.total) }) });
      const codeFault = refusedCodeOf(currentQuote);
      // Who pressed while the code was being checked has not read yet that it is refused.
      if (codeFault && !isShown) return complain({ step: 'pay', sentence: codeFault.message, field: 'discountCode' });
      const dish = refusedDish(currentQuote, unkept);
      if (dish) {
        const names = { dish: nameOf(dish.dish), allergen: nameOf(dish.allergen).toLowerCase() };
        return complain({ sentence: words('pay.refused', names) });
      }
      const [conflict] = currentQuote.conflicts.filter(({ answer }) => answer === 'refused');
      // The server would speak of the client, whoever at their table it is.
      if (conflict && table.length > 1)
        return complain({ sentence: sentenceOf(conflict, currentQuote.lines[conflict.line]) });
      if (!browser || !address || !order.slot) return;
      const input: OwnOrderInput = {
        addressId: address.id,
        slot: order.slot,
        lines: order.lines,
        ...(draft.discountCode && !codeFault && { discountCode: draft.discountCode }),
        kitchenNote: cart.commentNote,
        driverNote,
        paymentChoice: draft.payment,
        expectedTotal: currentQuote.total,
        acceptedDishes: acceptedDishes(currentQuote, draft.accepted),
      };
      const unheard = readSentOrder(browser.storage);
      if (unheard && unheard.text !== JSON.stringify(input)) {
        // The earlier order may have been placed: a changed one must not become a second.
        const placedOrder = await findPlaced(unheard.key);
        if (placedOrder) return onPlaced(placedOrder);
      }
      const key = orderKeyFor(browser.storage, input, () => crypto.randomUUID());
      try {
        onPlaced(await call('own-orders', 'placeOwnOrder', { 'Idempotency-Key': key }, input));
      } catch (error) {
        if (!(error instanceof ApiRefusal)) throw error;
        await showRefusal(error);
      }
    });
  }

  /** Reads again what is shown and opens the step at fault. The draft stays. */
  async function showRefusal({ problem }: ApiRefusal): Promise<void> {
    void quote.tryAgain();
    const complaint = complaintAbout(problem);
    if (problem.code === 'prices-changed') return complain({ sentence: words('pricesChanged') });
    if (complaint.line !== undefined) return complain({ sentence: sentenceOfDish(complaint.line, complaint.sentence) });
    if (complaint.step !== 'where') return complain(complaint);
    const fresh = await readAgain();
    const isGone = fresh && !fresh.addresses.some(({ id }) => id === draft.addressId);
    complain(isGone ? { step: 'where', sentence: words('addressGone') } : complaint);
  }
  function sentenceOfDish(place: number, sentence: string): string {
    const dish = quote.value?.lines.find(({ productId }) => productId === order.lines[place]?.productId);
    return dish ? words('pay.ofDish', { dish: nameOf(dish.name), sentence }) : sentence;
  }
  return { place, busy, sentence: faults.sentence };
}
