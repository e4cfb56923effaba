import type { StartedPayment } from '@traiteur/contract/money/online-payments.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { loadStripe, type StripeElements, type StripeForm } from './stripe-script.ts';

export interface StripeFormProps {
  publishableKey: string;
  hasFailed: boolean;
  /** Where the bank sends the client back to. */
  returnUrl: string;
  /** In cents, as the page shows it. */
  due: number;
}

interface Paying extends StripeFormProps {
  /** Starts a payment, or goes on with the open one. */
  start: (card: { saveCard: boolean; cardId?: string }) => Promise<StartedPayment>;
  /** Asked once nothing is due any more. */
  isCancelled: () => Promise<boolean>;
}

type FormState = 'loading' | 'ready' | 'paying' | 'paid' | 'cancelled' | 'broken';

export function useStripeForm({ publishableKey, hasFailed, returnUrl, due, start, isCancelled }: Paying) {
  const words = useShopWords('payment');
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const stripe = useRef<{ client: StripeForm; elements: StripeElements; clientSecret: string }>(undefined);
  const [state, setState] = useState<FormState>('loading');
  const [amount, setAmount] = useState(due);
  const [message, setMessage] = useState(hasFailed ? words('refused') : '');
  const [savesCard, setSavesCard] = useState(false);
  const [canKeepCard, setCanKeepCard] = useState(true);
  const [tries, setTries] = useState(0);

  /** An order paid meanwhile is no fault, and the house may have cancelled it. */
  async function showFailure(error: unknown): Promise<void> {
    const problem = (error as { problem?: { code?: string; title?: string } }).problem;
    if (problem?.code === 'nothing-due')
      return setState((await isCancelled().catch(() => false)) ? 'cancelled' : 'paid');
    setState((current) => (current === 'paying' ? 'ready' : 'broken'));
    setMessage(problem?.title ?? words('unreachable'));
  }

  const load = useEffectEvent(() => Promise.all([loadStripe(publishableKey, locale), start({ saveCard: false })]));
  function open(client: StripeForm, { clientSecret, canKeepCard: isTheirs, amount: sum }: StartedPayment): void {
    if (!frame.current) return;
    setAmount(sum);
    setCanKeepCard(isTheirs);
    frame.current.replaceChildren();
    const elements = client.elements({ clientSecret });
    elements.create('payment').mount(frame.current);
    stripe.current = { client, elements, clientSecret };
    setState('ready');
  }
  const show = useEffectEvent(open);
  const fail = useEffectEvent(showFailure);
  useEffect(() => {
    let isGone = false;
    load().then(
      ([client, payment]) => isGone || show(client, payment),
      (error: unknown) => isGone || void fail(error),
    );
    return () => void (isGone = true);
  }, [tries]);

  /** @param cardId a card that Stripe stores; without it, the typed one */
  async function pay(cardId?: string): Promise<void> {
    if (!stripe.current || state !== 'ready') return;
    const { client, elements, clientSecret } = stripe.current;
    setState('paying');
    setMessage('');
    try {
      const isKept = cardId === undefined && savesCard;
      // The amount may have changed with the order.
      const payment = await start({ saveCard: isKept, ...(cardId !== undefined && { cardId }) });
      // Somebody paid some of the orders meanwhile, or began to: the form's payment is over, and another one is open.
      if (cardId === undefined && payment.clientSecret !== clientSecret) {
        setMessage(words(payment.amount === amount ? 'again' : 'changed'));
        return open(client, payment);
      }
      if (cardId === undefined) await elements.fetchUpdates();
      // The client must see the amount before paying it.
      if (payment.amount !== amount) {
        setAmount(payment.amount);
        setMessage(words('changed'));
        return setState('ready');
      }
      const { error } = await client.confirmPayment({
        ...(cardId === undefined ? { elements } : { clientSecret: payment.clientSecret }),
        confirmParams: {
          return_url: returnUrl,
          ...(cardId !== undefined && { payment_method: cardId }),
          ...(isKept && payment.canKeepCard && { setup_future_usage: 'off_session' }),
        },
        redirect: 'if_required',
        // Stripe wants either `elements` or `clientSecret`.
      } as Parameters<StripeForm['confirmPayment']>[0]);
      if (error) {
        setMessage(error.message ?? words('refused'));
        setState('ready');
      } else setState('paid');
    } catch (error) {
      await showFailure(error);
    }
  }

  function tryAgain(): void {
    setState('loading');
    setMessage('');
    setTries(tries + 1);
  }
  return { frame, state, amount, message, savesCard, canKeepCard, setSavesCard, pay, tryAgain };
}

export type OpenStripeForm = ReturnType<typeof useStripeForm>;
