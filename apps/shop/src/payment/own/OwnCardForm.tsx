import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAlive } from '../../site/island/alive.ts';
import { useRead } from '../../site/island/use-read.ts';
import { CardForm } from '../CardForm.tsx';
import { type StripeFormProps, useStripeForm } from '../use-stripe-form.ts';
import { CardChoice } from './CardChoice.tsx';
import { Thanks } from './Thanks.tsx';

interface OwnCardFormProps extends Omit<StripeFormProps, 'due'> {
  /** One payment for all. */
  orders: readonly OwnOrder[];
  onPaid: () => void;
  back: string;
}

export function OwnCardForm({ orders, onPaid, back, ...form }: OwnCardFormProps) {
  const { call, browser } = useAlive();
  const orderIds = orders.map(({ id }) => id);
  const [due, total] = [sumOf(orders, 'due'), sumOf(orders, 'total')];
  const [chosenId, choose] = useState<string>();
  const read = useRead('cards', () => call('own-cards', 'listOwnCards'));
  const cards = read.value?.items ?? [];
  const cardId = chosenId ?? cards[0]?.id;
  const stripe = useStripeForm({
    ...form,
    due,
    start: async (card) => {
      // Stripe's form waits until the stored cards are read. If that fails, the client types a card.
      await read.awaitAnswer().catch(() => undefined);
      return call('own-payments', 'startOwnPayment', {}, { orderIds, ...card });
    },
    isCancelled: async () => (await call('own-payments', 'hearOwnPayment', {}, { orderIds })).items.every(isCancelled),
  });
  const { state } = stripe;
  /** Stripe's webhook may come later than the client. */
  const leave = useEffectEvent(async () => {
    await call('own-payments', 'hearOwnPayment', {}, { orderIds }).catch(() => undefined);
    onPaid();
    browser?.leaveFor(back);
  });
  useEffect(() => {
    if (state === 'paid' || state === 'cancelled') void leave();
  }, [state]);
  if (state === 'paid') return <Thanks orders={orders} />;
  return (
    <CardForm
      form={stripe}
      order={{ total, due }}
      isOfDays={orders.length > 1}
      cardId={cardId === typedCard ? undefined : cardId}
    >
      {cards.length > 0 && (
        <CardChoice cards={cards} chosen={cardId ?? typedCard} other={typedCard} onChoose={choose} />
      )}
    </CardForm>
  );
}

export const isCancelled = ({ status }: OwnOrder): boolean => status === 'cancelled';

const sumOf = (orders: readonly OwnOrder[], field: 'due' | 'total'): number =>
  orders.reduce((sum, order) => sum + order[field], 0);

/** The id of the choice "another card". */
const typedCard = '';
