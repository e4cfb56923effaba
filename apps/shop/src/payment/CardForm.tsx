import type { ReactNode } from 'react';
import { TryAgain } from '../form/TryAgain.tsx';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './Payment.module.css';
import { PaymentSums } from './PaymentSums.tsx';
import type { OpenStripeForm } from './use-stripe-form.ts';

interface CardFormProps {
  form: OpenStripeForm;
  order: { total: number; due: number };
  /** The sums are of several orders. */
  isOfDays?: boolean;
  /** The chosen card stored by Stripe; undefined if one is typed. */
  cardId?: string | undefined;
  children?: ReactNode;
}

/** Stripe's form stands in a frame: our scripts cannot read the card. */
export function CardForm({ form, order: { total, due }, isOfDays = false, cardId, children }: CardFormProps) {
  const words = useShopWords('payment');
  const money = useMoney();
  const { frame, state, amount, message, savesCard, canKeepCard, setSavesCard, pay, tryAgain } = form;
  const isTyped = cardId === undefined;
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void pay(cardId);
      }}
    >
      {/* If the order has changed since the page was read, its total is unknown. */}
      <PaymentSums total={amount === due ? total : amount} due={amount} isOfDays={isOfDays} />
      {children}
      <div ref={frame} className={styles['frame']} hidden={!isTyped} aria-busy={state === 'loading'} />
      {state === 'loading' && <p className="hint">{words('loading')}</p>}
      {/* Not before hydration, which would lose the tick. */}
      {isTyped && canKeepCard && state !== 'loading' && (
        <label className={styles['keep']}>
          <input type="checkbox" checked={savesCard} onChange={(event) => setSavesCard(event.target.checked)} />
          <span>{words('saveCard')}</span>
        </label>
      )}
      {message &&
        (state === 'broken' ? (
          <TryAgain onAgain={tryAgain}>{message}</TryAgain>
        ) : (
          <p role="alert" className={styles['fault']}>
            {message}
          </p>
        ))}
      <button type="submit" className="button primary" aria-disabled={state !== 'ready'} aria-busy={state === 'paying'}>
        {state === 'paying' ? words('paying') : words('pay', { amount: money(amount) })}
      </button>
      <p className="hint">{words('secure')}</p>
    </form>
  );
}
