import type { OwnOrdersInput } from '@traiteur/contract/own/own-order-input.ts';
import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import type { OwnData } from '../account/use-own-data.ts';
import { useCart } from '../cart/use-cart.ts';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { type Complaint, complaintAbout } from './complaint.ts';
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
  onPlaced: (orders: OwnOrder[]) => void;
}

/** Places the orders once, however often the button is pressed, and only for the amount it shows. */
export function usePlacing({ checkout, unkept, readAgain, onPlaced }: Placing) {
  const words = useShopWords('checkout');
  const money = useMoney();
  const nameOf = useLocalName();
  const { call, browser } = useAlive();
  const findPlaced = useFindPlaced();
  const { cart, driverNote } = useCart();
  const { send, busy, faults, clear } = useSending();
  const { draft, hasCompany, orders, table, address, quote, complain, missing } = checkout;
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
      const codeFaults = currentQuote.items.map(refusedCodeOf);
      const codeFault = codeFaults.find(Boolean);
      // Who pressed while the code was being checked has not read yet that it is refused.
      if (codeFault && !isShown) return complain({ step: 'pay', sentence: codeFault.message, field: 'discountCode' });
      const lines = currentQuote.items.flatMap((item) => item.lines);
      const dish = refusedDish(lines, unkept);
      if (dish) {
        const names = { dish: nameOf(dish.dish), allergen: nameOf(dish.allergen).toLowerCase() };
        return complain({ sentence: words('pay.refused', names) });
      }
      const [refusal] = currentQuote.items.flatMap((item) =>
        item.conflicts.flatMap((conflict) =>
          conflict.answer === 'refused' ? [{ conflict, line: item.lines[conflict.line] }] : [],
        ),
      );
      // The server would speak of the client, whoever at their table it is.
      if (refusal && table.length > 1) return complain({ sentence: sentenceOf(refusal.conflict, refusal.line) });
      if (!browser || !address) return;
      const input: OwnOrdersInput = {
        addressId: address.id,
        kitchenNote: cart.commentNote,
        driverNote,
        paymentChoice: draft.payment,
        ...(draft.purchaseReference.trim() && { purchaseReference: draft.purchaseReference }),
        ...(draft.billedCompany && !hasCompany && { billedCompany: draft.billedCompany }),
        acceptedDishes: acceptedDishes(currentQuote.items, draft.accepted),
        orders: orders.flatMap(({ slot, lines: ofDay, discountCode }, index) => {
          const expectedTotal = currentQuote.items[index]?.total;
          return slot
            ? [{ slot, lines: ofDay, ...(discountCode && !codeFaults[index] && { discountCode }), expectedTotal }]
            : [];
        }),
      };
      const unheard = readSentOrder(browser.storage);
      if (unheard && unheard.text !== JSON.stringify(input)) {
        // The earlier order may have been placed: a changed one must not become a second.
        const placedOrders = await findPlaced(unheard.key);
        if (placedOrders.length > 0) return onPlaced(placedOrders);
      }
      const key = orderKeyFor(browser.storage, input, () => crypto.randomUUID());
      try {
        onPlaced((await call('own-orders', 'placeOwnOrders', { 'Idempotency-Key': key }, input)).items);
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
    if (complaint.line !== undefined) return complain({ sentence: sentenceOfDish(complaint) });
    if (complaint.step !== 'where') return complain(complaint);
    const fresh = await readAgain();
    const isGone = fresh && !fresh.addresses.some(({ id }) => id === draft.addressId);
    complain(isGone ? { step: 'where', sentence: words('addressGone') } : complaint);
  }
  function sentenceOfDish({ line = 0, day = 0, sentence }: Complaint): string {
    const productId = orders[day]?.lines[line]?.productId;
    const dish = quote.value?.items[day]?.lines.find((candidate) => candidate.productId === productId);
    return dish ? words('pay.ofDish', { dish: nameOf(dish.name), sentence }) : sentence;
  }
  return { place, busy, sentence: faults.sentence };
}
