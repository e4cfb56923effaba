import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useFront } from '@traiteur/front/front.ts';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';

/** Says that no mail reaches the client, and offers their phone instead. */
export function NoEmailDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const to = useTo();
  const { isOffered, settings } = useFront();
  const words = useTranslations('orders.messages');
  const back = useTranslations('orders')('goBack');
  const client = `${order.client.firstName} ${order.client.lastName}`;
  const phone = order.address?.phone || order.client.phone;
  const noEmail = order.clientIsUnproven ? 'noProvenEmail' : 'noEmail';
  return (
    <Dialog opened title={words('title', { client })} onClose={onClose}>
      <p>{words(settings.mailsLeave ? noEmail : 'noServer', { client })}</p>
      {phone && (
        <p>
          <a href={`tel:${phone}`}>{words('call', { phone: readablePhone(phone) })}</a>
        </p>
      )}
      <div className="dialog-actions">
        <Button onClick={onClose}>{back}</Button>
        {settings.mailsLeave && isOffered(site.screens.clientEdit) && (
          <ButtonLink to={to('clientEdit', { id: order.clientId })}>{words('record')}</ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
