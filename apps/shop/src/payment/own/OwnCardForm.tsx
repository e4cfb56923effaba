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
  /** The order's own page, to which one leaves once it is paid. */
  back: string;
}

/** Pays by a card that Stripe keeps for the client, or by one that is typed into its form. */
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
      // Nothing is typed before it is known whether there is a card to choose. Where that cannot be read, one types one.
      await read.awaitAnswer().catch(() => undefined);
      return call('own-payments', 'startOwnPayment', { id }, card);
    },
    isCancelled: async () => (await call('own-payments', 'hearOwnPayment', { id })).status === 'cancelled',
  });
  const { state } = stripe;
  /** Stripe's news may come later than the client. */
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

/** Stands for the card that is typed, among the numbers of those that Stripe keeps. */
const typedCard = '';
