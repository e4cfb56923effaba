import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OrderStatusChip } from '@traiteur/front/orders/order-chips.tsx';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { MapLink } from '../../clients/clients/MapLink.tsx';
import { ClientLink } from '../../clients/clients/ClientLink.tsx';
import { ClientAllergies } from '../../orders/detail/ClientAllergies.tsx';
import { PayButton } from '../../orders/payments/PayButton.tsx';
import reportStyles from './DeliveryReport.module.css';
import styles from './Rounds.module.css';
import { StopOutcome } from './StopOutcome.tsx';
import { HeldWarning, StopWarnings, UnansweredWarnings } from './StopWarnings.tsx';
import { useTo } from '../../use-to.ts';

interface RoundStopProps {
  stop: Stop;
  /** Its number in the round. */
  place: ReactNode;
  chosen: boolean;
  /** Undefined where the order has no next step from here. */
  onChoose: ((on: boolean) => void) | undefined;
}

export function RoundStop({ stop, place, chosen, onChoose }: RoundStopProps) {
  const to = useTo();
  const words = useTranslations('deliveryReport');
  const orderWords = useTranslations('orders');
  const nameOf = useLocalName();
  const { formatMoney } = useKitSettings();
  return (
    <li className={styles['stop']}>
      <div className={styles['lead']}>
        {place}
        {onChoose && (
          <input
            className="no-print"
            type="checkbox"
            checked={chosen}
            aria-label={words('select', { number: stop.number })}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
      </div>
      <div>
        <ClientLink id={stop.clientId} otherwise={to('order', { id: stop.orderId })}>
          {stop.client}
        </ClientLink>{' '}
        <small>
          <AppLink to={to('order', { id: stop.orderId })}>{stop.number}</AppLink>
        </small>
        {stop.address !== undefined && (
          <p className={styles['address']}>
            <MapLink address={stop.address} postalCode={stop.postalCode ?? ''} city={stop.city ?? ''} />
          </p>
        )}
        {stop.phone && <a href={`tel:${stop.phone}`}>{readablePhone(stop.phone)}</a>}
        {stop.addressNote && <p className={reportStyles['care']}>{words('access', { note: stop.addressNote })}</p>}
        {stop.driverNote && <p className={reportStyles['care']}>{stop.driverNote}</p>}
      </div>
      <div>
        <HeldWarning stop={stop} />
        <UnansweredWarnings stop={stop} />
        <ClientAllergies client={stop} allergies={stop.clientAllergies} unasked={stop.unaskedEaters} />
        {stop.items.map(({ name, sizeName, quantity, eaterId, eater }) => (
          <p key={`${name.en} ${sizeName.en} ${eaterId} ${eater}`}>
            <strong>{quantity} ×</strong> {nameOf(name)} <small>{nameOf(sizeName)}</small>
            {eater && <b> {words('forEater', { name: eater })}</b>}
          </p>
        ))}
        <StopWarnings stop={stop} />
      </div>
      <div className={styles['due']}>
        <span className="no-print">
          <OrderStatusChip status={stop.status} />
        </span>
        {stop.amountDue > 0 && (
          <p>
            <strong>{words('due', { amount: formatMoney(stop.amountDue) })}</strong>
            {stop.paymentChoice && (
              <>
                <br />
                <small>{orderWords(`paymentChoice.${stop.paymentChoice}`)}</small>
              </>
            )}
          </p>
        )}
        <PayButton order={{ id: stop.orderId, number: stop.number, due: stop.amountDue }} label={words('collect')} />
        <StopOutcome stop={stop} />
      </div>
    </li>
  );
}
