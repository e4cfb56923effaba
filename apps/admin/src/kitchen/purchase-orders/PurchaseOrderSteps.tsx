import type { PurchaseOrder } from '@traiteur/contract/kitchen/purchase-orders.ts';
import { isPossible } from '@traiteur/domain/kitchen/stock/purchase-orders.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { useStockChange } from '../stock/use-stock-change.ts';
import styles from './PurchaseOrder.module.css';

/** What can be done with an order as it stands. */
export function PurchaseOrderSteps({ order }: { order: PurchaseOrder }) {
  const api = useApi();
  if (!api.offers('purchase-orders', 'sendPurchaseOrder')) return null;
  return (
    <div className={`${styles['steps']} no-print`}>
      {isPossible(order.status, 'send') && <DraftSteps order={order} />}
      {isPossible(order.status, 'receive') && <SentSteps order={order} />}
    </div>
  );
}

function DraftSteps({ order: { id, mailAddress, phone } }: { order: PurchaseOrder }) {
  const { settings } = useFront();
  const to = useTo();
  const navigate = useNavigate();
  const words = useTranslations('purchaseOrders');
  const sending = useStockChange(() => toast.success(words('sent')));
  const removal = useStockChange(() => {
    toast.success(words('removed'));
    void navigate(to('purchaseOrders'));
  });
  const isMailed = mailAddress !== '' && settings.mailsLeave;
  const send = (mail: boolean) => sending.run((call) => call('purchase-orders', 'sendPurchaseOrder', { id }, { mail }));
  return (
    <>
      <p>
        {isMailed
          ? words('sendTo', { email: mailAddress })
          : words(mailAddress === '' ? 'phoneHint' : 'noServer', { phone: phone || '–' })}
      </p>
      {isMailed && (
        <Button variant="primary" busy={sending.busy} onClick={() => send(true)}>
          {words('sendMail')}
        </Button>
      )}
      <Button variant={isMailed ? 'default' : 'primary'} busy={sending.busy} onClick={() => send(false)}>
        {words('byPhone')}
      </Button>
      <Button busy={removal.busy} onClick={() => removal.run((call) => call('purchase-orders', 'remove', { id }))}>
        {words('remove')}
      </Button>
    </>
  );
}

function SentSteps({ order: { id } }: { order: PurchaseOrder }) {
  const to = useTo();
  const words = useTranslations('purchaseOrders');
  const [isAsked, setAsked] = useState(false);
  const { run, busy } = useStockChange(() => {
    setAsked(false);
    toast.success(words('cancelled'));
  });
  return (
    <>
      <ButtonLink variant="primary" to={`${to('goodsReceiptAdd')}?order=${id}`}>
        {words('receive')}
      </ButtonLink>
      <Button onClick={() => setAsked(true)}>{words('cancel')}</Button>
      <ConfirmDialog
        opened={isAsked}
        title={words('cancel')}
        confirm={words('cancel')}
        danger
        busy={busy}
        onClose={() => setAsked(false)}
        onConfirm={() => run((call) => call('purchase-orders', 'cancelPurchaseOrder', { id }))}
      >
        <p>{words('cancelQuestion')}</p>
      </ConfirmDialog>
    </>
  );
}
