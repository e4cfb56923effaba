import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { useFront } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './OnlinePayments.module.css';
import { useOnlinePayment } from './use-online-payment.ts';

interface PaymentLinkProps {
  order: Order;
  /** Called once the link is sent or copied. */
  onDone: () => void;
  children?: ReactNode;
}

/** Sends or copies the payment link; shows it where the browser cannot copy. */
export function PaymentLink({ order, onDone, children }: PaymentLinkProps) {
  const words = useTranslations('orders.online');
  const { busy, request, link } = useOnlinePayment(order);
  const { browser, settings } = useFront();
  const [shownLink, setShownLink] = useState<string>();
  const noEmailReason =
    order.client.email === '' ? words(order.clientIsUnproven ? 'noProvenEmail' : 'noEmail') : undefined;
  const unsentReason = settings.mailsLeave ? noEmailReason : words('noServer');

  async function copy() {
    const url = await link();
    if (!url) return;
    try {
      await browser.copy(url);
      toast.success(words('copied'));
      onDone();
    } catch {
      setShownLink(url);
    }
  }
  return (
    <>
      <div className={styles['actions']}>
        <Button
          variant={unsentReason ? 'default' : 'primary'}
          busy={busy}
          disabledReason={unsentReason}
          onClick={() => void request().then((isSent) => isSent && onDone())}
        >
          {words('send')}
        </Button>
        <Button variant={unsentReason ? 'primary' : 'default'} busy={busy} onClick={() => void copy()}>
          {words('copy')}
        </Button>
        {children}
      </div>
      {shownLink && (
        <p role="status" className={styles['link']}>
          {words('notCopied')} <code>{shownLink}</code>
        </p>
      )}
    </>
  );
}
