import type { ReactNode } from 'react';
import { useVisit } from '../site/island/visit-context.ts';
import { Island } from '../site/island/Island.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { page } from '../site/page.tsx';
import styles from './Payment.module.css';
import { BackToMeal } from './BackToMeal.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentSums } from './PaymentSums.tsx';
import { type PayableRequest, readPayment, type ReadPayment } from './read-payment.ts';
import { isShown } from '../site/visit/shown-pages.ts';
import { stripeOpening } from './stripe-opening.ts';

/** The page of a payment link: no sign-in is needed. */
export const payment = page({
  read: readPayment,
  head: (_, { words }) => ({ title: words('payment')('title'), isListed: false }),
  status: (data) => (data.state === 'ended' ? data.status : 200),
  Body: PaymentPage,
  opening: stripeOpening,
});

function PaymentPage({ data }: { data: ReadPayment }) {
  const words = useShopWords('payment');
  const { site } = useVisit();
  const to = useTo();
  if (data.state === 'ended')
    return (
      <Message title={words('endedTitle')} text={words('ended')}>
        {isShown('contact', site) && (
          <div>
            <a href={to('contact')} className="button">
              {words('contact')}
            </a>
          </div>
        )}
      </Message>
    );
  const { number, date, total, due } = data;
  const isExcess = number === '';
  const order = words(isExcess ? 'excess' : 'order', { number, date });
  const back = isExcess && <Island name="backToMeal" of={BackToMeal} props={{}} />;
  if (data.state === 'cancelled')
    return (
      <Message title={words(isExcess ? 'excessClosed' : 'cancelled')} text={order}>
        {back}
      </Message>
    );
  if (data.state === 'paid')
    return (
      <Message title={words('paidTitle')} text={words(isExcess ? 'excessPaid' : 'paid', { number })}>
        {back}
      </Message>
    );
  return (
    <div className={styles['page']}>
      <h1 className="headline">{words(isExcess ? 'excessTitle' : 'title')}</h1>
      <p>{order}</p>
      {data.publishableKey === null ? (
        <>
          <PaymentSums total={total} due={due} />
          <p role="alert">{words('off')}</p>
        </>
      ) : (
        <PayableForm data={data} publishableKey={data.publishableKey} />
      )}
      {back}
      <noscript>{words('needsScript')}</noscript>
    </div>
  );
}

function PayableForm({ data, publishableKey }: { data: PayableRequest; publishableKey: string }) {
  const { token, total, due, number, hasFailed, returnUrl } = data;
  const props = { token, publishableKey, total, due, number, hasFailed, returnUrl };
  return <Island name="paymentForm" of={PaymentForm} props={props} />;
}

interface MessageProps {
  title: string;
  text: string;
  children?: ReactNode;
}

function Message({ title, text, children }: MessageProps) {
  return (
    <div className={styles['page']}>
      <h1 className="headline">{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
