import { useAlive } from '../site/island/alive.ts';
import { NumberedText } from '../texts/NumberedText.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { CardForm } from './CardForm.tsx';
import styles from './Payment.module.css';
import { type StripeFormProps, useStripeForm } from './use-stripe-form.ts';

interface PaymentFormProps extends StripeFormProps {
  token: string;
  /** Of the order, in cents. */
  total: number;
  number: string;
}

export function PaymentForm({ token, total, number, ...form }: PaymentFormProps) {
  const words = useShopWords('payment');
  const { call, browser } = useAlive();
  const stripe = useStripeForm({
    ...form,
    returnUrl: form.returnUrl + (browser?.address().fragment ?? ''),
    start: ({ saveCard }) => call('online-payments', 'startPayment', {}, { token, saveCard }),
    isCancelled: async () => (await call('online-payments', 'getPaymentRequest', { token })).isCancelled,
  });
  const isExcess = number === '';
  if (stripe.state === 'cancelled') return <p role="status">{words(isExcess ? 'excessClosed' : 'cancelled')}</p>;
  if (stripe.state === 'paid')
    return (
      <p role="status" className={styles['thanks']}>
        {isExcess ? words('excessPaid') : <NumberedText number={number}>{words('paid', { number })}</NumberedText>}
      </p>
    );
  return <CardForm form={stripe} order={{ total, due: form.due }} />;
}
export default PaymentForm;
