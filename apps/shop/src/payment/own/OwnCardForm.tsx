import { useEffect, useEffectEvent, useState } from 'react';
import { useAlive } from '../../site/island/alive.ts';
import { useRead } from '../../site/island/use-read.ts';
import { NumberedText } from '../../texts/NumberedText.tsx';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { CardForm } from '../CardForm.tsx';
import styles from '../Payment.module.css';
import { type StripeFormProps, useStripeForm } from '../use-stripe-form.ts';
import { CardChoice } from './CardChoice.tsx';

interface OwnCardFormProps extends Omit<StripeFormProps, 'due'> {
  order: { id: number; number: string; due: number; total: number };
  onPaid: () => void;
  back: string;
}

export function OwnCardForm({ order: { id, number, due, total }, onPaid, back, ...form }: OwnCardFormProps) {
  const words = useShopWords('payment');
  const { call, browser } = useAlive();
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
      return call('own-payments', 'startOwnPayment', { id }, card);
    },
    isCancelled: async () => (await call('own-payments', 'hearOwnPayment', { id })).status === 'cancelled',
  });
  const { state } = stripe;
  /** Stripe's webhook may come later than the client. */
  const leave = useEffectEvent(async () => {
    await call('own-payments', 'hearOwnPayment', { id }).catch(() => undefined);
    onPaid();
    browser?.leaveFor(back);
  });
  useEffect(() => {
    if (state === 'paid' || state === 'cancelled') void leave();
  }, [state]);
  if (state === 'paid')
    return (
      <p role="status" className={styles['thanks']}>
        <NumberedText number={number}>{words('paid', { number })}</NumberedText>
      </p>
    );
  return (
    <CardForm form={stripe} order={{ total, due }} cardId={cardId === typedCard ? undefined : cardId}>
      {cards.length > 0 && (
        <CardChoice cards={cards} chosen={cardId ?? typedCard} other={typedCard} onChoose={choose} />
      )}
    </CardForm>
  );
}

/** The id of the choice "another card". */
const typedCard = '';
