import type { OwnChangeQuote, OwnOrder, OwnQuote } from '@traiteur/contract/own/own-orders.ts';
import { ApiRefusal, isRefusal } from '@traiteur/contract/wire/client.ts';
import { useRef, useState } from 'react';
import { acceptedDishes } from '../checkout/conflict-key.ts';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { changeIn, draftOf, isChanged, type OrderDraft } from './order-draft.ts';

/**
 * A change of an order as it is typed, with its price. Where the order becomes another meanwhile, what is typed stays
 * and the client chooses.
 * @param most largest quantity of a line
 */
export function useChange(order: OwnOrder, most: number, onSaved: (order: OwnOrder) => void) {
  const words = useShopWords('ownOrders.change');
  const money = useMoney();
  const { call } = useAlive();
  const [standing, setStanding] = useState(order);
  const [draft, setDraft] = useState(() => draftOf(order));
  const [newest, setNewest] = useState<OwnOrder>();
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const [complaint, setComplaint] = useState<string>();
  const { send, busy, faults, clear } = useSending();
  const sentChange = useRef<{ text: string; key: string }>(undefined);
  const current = newest && newest.version > order.version ? newest : order;
  // A step of the house, or nothing typed yet: the form follows by itself.
  if (current.version > standing.version && (!isChanged(draftOf(current), standing) || !isChanged(draft, standing)))
    follow(current, isChanged(draft, standing) ? { ...draft, version: current.version } : draftOf(current));
  const isStale = current.version !== standing.version;
  const wantedChange = changeIn(draft, most);
  const isTouched = isChanged(draft, standing);
  const quote = useRead(wantedChange && `${standing.version} ${JSON.stringify(wantedChange)}`, () =>
    call('own-orders', 'quoteOwnOrderChange', { id: order.id }, wantedChange ?? { lines: [], slot: draft.slot }),
  );

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
      const isOfSite = standing.source === 'website';
      const input = {
        ...wantedChange,
        ...(isOfSite && { kitchenNote: draft.kitchenNote, driverNote: draft.driverNote }),
        version: standing.version,
        expectedTotal: priced.total,
        acceptedDishes: acceptedDishes([openConflictsOf(priced)], accepted),
      };
      const text = JSON.stringify(input);
      if (sentChange.current?.text !== text) sentChange.current = { text, key: crypto.randomUUID() };
      const params = { id: order.id, 'Idempotency-Key': sentChange.current.key };
      try {
        onSaved(await call('own-orders', 'updateOwnOrder', params, input));
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
    reset: () => follow(current, draftOf(current)),
  };
}

export type ChangeState = ReturnType<typeof useChange>;

/** Those that were not answered for when it was ordered. */
export const openConflictsOf = (quote: OwnChangeQuote): OwnQuote => ({
  ...quote,
  conflicts: quote.conflicts.flatMap(({ answer, ...conflict }) =>
    answer === 'accepted' ? [] : [{ ...conflict, answer }],
  ),
});
