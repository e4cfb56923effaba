import type { OwnChangeQuote, OwnOrderChangeDraft, OwnQuote } from '@traiteur/contract/own/own-order-input.ts';
import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { type ApiClient, ApiRefusal, isRefusal } from '@traiteur/contract/wire/client.ts';
import { useEffect, useRef, useState } from 'react';
import { acceptedDishes } from '../checkout/conflict-key.ts';
import { codeRefusalIn, refusedCodeOf } from '../checkout/use-quote.ts';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { changeIn, draftOf, isChanged, type OrderDraft } from './order-draft.ts';
import { forgetStoredChange, readStoredChange, writeStoredChange } from './stored-change.ts';

/**
 * A change of an order as it is typed, with its price. Where the order becomes another meanwhile, what is typed stays
 * and the client chooses.
 * @param most largest quantity of a line
 */
export function useChange(order: OwnOrder, most: number, onSaved: (order: OwnOrder) => void) {
  const words = useShopWords('ownOrders.change');
  const money = useMoney();
  const { call, browser } = useAlive();
  const storage = browser?.tabStorage;
  const [storedChange] = useState(() => readStoredChange(storage, order));
  const [standing, setStanding] = useState(order);
  const [draft, setDraft] = useState(() => storedChange?.draft ?? draftOf(order));
  const [newest, setNewest] = useState<OwnOrder>();
  const [accepted, setAccepted] = useState<readonly string[]>(storedChange?.accepted ?? []);
  const [complaint, setComplaint] = useState<string>();
  const [resets, setResets] = useState(0);
  const { send, busy, faults, clear } = useSending();
  const sentChange = useRef<{ text: string; key: string }>(undefined);
  const current = newest && newest.version > order.version ? newest : order;
  // A step of the house, or nothing typed yet: the form follows by itself.
  if (current.version > standing.version && (!isChanged(draftOf(current), standing) || !isChanged(draft, standing)))
    follow(current, isChanged(draft, standing) ? overNewest(draft) : draftOf(current));
  const isStale = current.version !== draft.version;
  const wantedChange = changeIn(draft, most);
  const isTouched = isChanged(draft, standing);
  const quote = useRead(wantedChange && `${standing.version} ${JSON.stringify(wantedChange)}`, () =>
    quoteOf(call, order.id, wantedChange ?? { lines: [], slot: draft.slot }),
  );
  const { isCurrent: isPriced } = quote;
  useEffect(() => {
    if (!storage) return;
    if (isTouched) writeStoredChange(storage, standing, { draft, accepted });
    else forgetStoredChange(storage, standing.id);
  }, [storage, isTouched, standing, draft, accepted]);

  /** Unless the client has still to choose. */
  function overNewest(ownDraft: OrderDraft): OrderDraft {
    return ownDraft.version === standing.version ? { ...ownDraft, version: current.version } : ownDraft;
  }

  function follow(next: OwnOrder, nextDraft: OrderDraft): void {
    setStanding(next);
    setDraft(nextDraft);
  }

  function change(next: OrderDraft): void {
    clear();
    setComplaint(undefined);
    setDraft(next);
  }

  const save = () =>
    send(async () => {
      if (!wantedChange)
        return setComplaint(words(draft.lines.length === 0 ? 'none' : 'quantityFault', { most: String(most) }));
      const shownTotal = quote.value?.total;
      const priced = await quote.awaitAnswer();
      if (priced.total !== shownTotal) return setComplaint(words('newTotal', { amount: money(priced.total) }));
      const { discountCode, ...codeless } = wantedChange;
      const codeFault = refusedCodeOf(priced)?.message;
      // Who pressed while the code was being checked has not read yet that it is refused.
      if (codeFault && !isPriced) return setComplaint(codeFault);
      const isOfSite = standing.source === 'website';
      const input = {
        ...codeless,
        ...(discountCode && !codeFault && { discountCode }),
        ...(isOfSite && { kitchenNote: draft.kitchenNote, driverNote: draft.driverNote }),
        version: standing.version,
        expectedTotal: priced.total,
        acceptedDishes: acceptedDishes([openConflictsOf(priced)], accepted),
      };
      const text = JSON.stringify(input);
      if (sentChange.current?.text !== text) sentChange.current = { text, key: crypto.randomUUID() };
      const params = { id: order.id, 'Idempotency-Key': sentChange.current.key };
      try {
        const answer = await call('own-orders', 'updateOwnOrder', params, input);
        setNewest(answer);
        follow(answer, draftOf(answer));
        // The page may be left before an effect runs.
        forgetStoredChange(storage, order.id);
        onSaved(answer);
      } catch (error) {
        if (error instanceof ApiRefusal) void quote.tryAgain();
        if (!isRefusal(error, 'stale')) throw error;
        setNewest(await call('own-orders', 'getOwnOrder', { id: order.id }));
      }
    });

  return {
    standing,
    draft,
    change,
    most,
    quote,
    isTouched,
    accepted,
    accept: setAccepted,
    save,
    busy,
    sentence: complaint ?? faults.sentence,
    faultOf: (field: string) => faults.fields[field],
    stale: isStale ? current : undefined,
    rebase: () => follow(current, { ...draft, version: current.version }),
    reset: () => {
      follow(current, draftOf(current));
      setResets(resets + 1);
    },
    /** Typed before the page was loaded. */
    isFound: storedChange !== undefined && isTouched,
    /** How often: what parts have typed for themselves is gone as well. */
    resets,
    forget: () => forgetStoredChange(storage, order.id),
  };
}

export type ChangeState = ReturnType<typeof useChange>;

/** After too many tries of codes, the price without the code, and the refusal beside it. */
async function quoteOf(call: ApiClient['call'], id: number, change: OwnOrderChangeDraft): Promise<OwnChangeQuote> {
  try {
    return await call('own-orders', 'quoteOwnOrderChange', { id }, change);
  } catch (error) {
    const fault = codeRefusalIn(error);
    if (!fault) throw error;
    const { discountCode: _code, ...codeless } = change;
    const quote = await call('own-orders', 'quoteOwnOrderChange', { id }, codeless);
    return { ...quote, faults: [...quote.faults, fault] };
  }
}

/** Those that were not answered for when it was ordered. */
export const openConflictsOf = (quote: OwnChangeQuote): OwnQuote => ({
  ...quote,
  conflicts: quote.conflicts.flatMap(({ answer, ...conflict }) =>
    answer === 'accepted' ? [] : [{ ...conflict, answer }],
  ),
});
