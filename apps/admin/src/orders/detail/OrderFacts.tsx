import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { MapLink } from '../../clients/clients/MapLink.tsx';
import { PaymentChip } from '@traiteur/front/orders/order-chips.tsx';
import { BilledCompany } from '../billing/BilledCompany.tsx';
import { ClientLink } from '../../clients/clients/ClientLink.tsx';
import { PossibleDoubles } from '../../clients/clients/PossibleDoubles.tsx';
import styles from './OrderDetail.module.css';

export function OrderFacts({ order }: { order: Order }) {
  const words = useTranslations('orders');
  const companyWords = useTranslations('companies.order');
  const dates = useDates();
  const nameOf = useLocalName();
  const { formatMoney } = useKitSettings();
  const { client, address } = order;
  // The server leaves it out for users who may not see contacts.
  const phone = address?.phone || client.phone;
  const notes = [
    ['access', address?.note],
    ['driverNote', order.driverNote],
    ['kitchenNote', order.kitchenNote],
  ] as const;
  return (
    <Card title={words('delivery')} className={styles['facts']}>
      {order.clientIsUnproven && <PossibleDoubles clientId={order.clientId} />}
      <Facts
        facts={[
          [
            words('columns.client'),
            <strong key="client">
              <ClientLink id={order.clientId}>{`${client.firstName} ${client.lastName}`}</ClientLink>
            </strong>,
          ],
          ...(order.company
            ? [
                [
                  companyWords('company'),
                  [order.company.name, order.company.costCentre].filter(Boolean).join(' · '),
                ] as const,
              ]
            : []),
          ...(order.company?.purchaseReference
            ? [[companyWords('purchaseReference'), order.company.purchaseReference] as const]
            : []),
          ...(order.clientIsUnproven ? [[words('facts.unprovenEmail'), words('facts.unproven')] as const] : []),
          [
            words('facts.slot'),
            <strong key="slot">
              {dates.shortSlot({ date: order.deliveryDate, start: order.slotStart, end: order.slotEnd })}
            </strong>,
          ],
          ...(address
            ? ([
                [words('facts.address'), <MapLink key="address" {...address} />],
                [words('facts.phone'), phone ? <a href={`tel:${phone}`}>{readablePhone(phone)}</a> : '–'],
              ] as const)
            : []),
          [
            words('facts.zone'),
            <Chip key="zone" tone="ok">
              {nameOf(order.zoneName)}
            </Chip>,
          ],
          [
            words('facts.payment'),
            <PaymentChip
              key="payment"
              order={order}
              amount={formatMoney(order.overpaid || order.due || order.total)}
            />,
          ],
          ...(order.paymentChoice
            ? [[words('facts.paymentChoice'), words(`paymentChoice.${order.paymentChoice}`)] as const]
            : []),
          ...(order.discountCode ? [[words('facts.discountCode'), order.discountCode] as const] : []),
          [words('facts.source'), words(`source.${order.source}`)],
          ...(order.groupOrder
            ? [[words('facts.groupOrder'), order.groupOrder.guests.map(({ eater }) => eater).join(', ')] as const]
            : []),
          ...notes.flatMap(([name, note]) =>
            note ? [[words(`facts.${name}`), <Lines key={name}>{note}</Lines>] as const] : [],
          ),
        ]}
      />
      <div className={styles['billing']}>
        <BilledCompany order={order} />
      </div>
    </Card>
  );
}

const Lines = ({ children }: { children: string }) => <span style={{ whiteSpace: 'pre-line' }}>{children}</span>;
