import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NoEmailDialog } from './NoEmailDialog.tsx';

// Most orders get no message.
const MessageDialog = lazyPart(() => import('./MessageDialog.tsx'));

/** Opens the message dialog, or the client's phone where no mail reaches them. */
export function WriteToClient({ order }: { order: Order }) {
  const api = useApi();
  const { mailsLeave } = useFront().settings;
  const words = useTranslations('orders.messages');
  const [isOpen, setOpen] = useState(false);
  if (!api.offers('orders', 'sendOrderMessage')) return null;
  const canMail = mailsLeave && order.clientHasEmail;
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words('write')}</Button>
      {isOpen && !canMail && <NoEmailDialog order={order} onClose={close} />}
      {isOpen && canMail && (
        <Suspense>
          <MessageDialog order={order} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
