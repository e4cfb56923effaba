import type { DeliveryInput, RoundStop } from '@traiteur/contract/delivery/rounds.ts';
import { failureReasons } from '@traiteur/domain/delivery/delivery-outcomes.ts';
import type { ManualMethod } from '@traiteur/domain/money/payment-methods.ts';
import { isUnanswered } from '@traiteur/domain/orders/allergies.ts';
import { nextStatus } from '@traiteur/domain/orders/order-life.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { OrderStatusChip } from '@traiteur/front/orders/order-chips.tsx';
import { Pills } from '@traiteur/kit/form/Pills.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { HeldWarning, StopWarnings, UnansweredWarnings } from '../delivery-report/StopWarnings.tsx';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import styles from './Round.module.css';

export type DoorInput = Omit<DeliveryInput, 'at'>;

const nothingElse: DoorInput = { outcome: 'delivered', leftWith: '', note: '', amount: 0, method: null, photo: null };

/** What drivers are handed; a transfer never is. */
const doorMethods = ['cash', 'card_terminal', 'cheque', 'meal_voucher'] as const satisfies ManualMethod[];

interface StopCardProps {
  stop: RoundStop;
  /** Leads to its door. */
  way: string;
  onTap: (input: DoorInput) => void;
}

/** One order at a door: who must not get it wrong, what to hand over, what to collect, and what came of it. */
export function StopCard({ stop, way, onTap }: StopCardProps) {
  const to = useTo();
  const words = useTranslations('rounds');
  const orderWords = useTranslations('orders');
  const nameOf = useLocalName();
  const { formatMoney } = useKitSettings();
  const [method, setMethod] = useState<(typeof doorMethods)[number] | 'none'>('cash');
  const [question, ask] = useState<'leaving' | 'failing'>();
  const { status, amountDue, paymentChoice } = stop;
  const allergens = [
    ...new Set(stop.clientAllergies.filter(({ severity }) => severity === 'allergy').map(({ name }) => nameOf(name))),
  ];
  const isCollected = amountDue > 0 && (paymentChoice === null || paymentChoice === 'on_delivery');
  const amount = isCollected && method !== 'none' ? amountDue : 0;
  const payment = { amount, method: amount > 0 && method !== 'none' ? method : null };
  const disabledReason = stop.isHeld
    ? orderWords('hold.keepBack')
    : stop.conflicts.some(isUnanswered)
      ? orderWords('conflict.unanswered')
      : status !== 'delivering' && !nextStatus(status, 'dispatch')
        ? words('notReady')
        : undefined;
  const tap = (input: Partial<DoorInput>) => {
    ask(undefined);
    onTap({ ...nothingElse, ...input });
  };
  return (
    <article className={styles['stop']} aria-label={`${stop.client}, ${stop.number}`}>
      <p className={styles['client']}>
        <strong>{stop.client}</strong> <AppLink to={to('order', { id: stop.orderId })}>{stop.number}</AppLink>{' '}
        {status !== 'delivering' && <OrderStatusChip status={status} />}
      </p>
      {stop.driverNote && <p className={styles['note']}>{stop.driverNote}</p>}
      {allergens.length > 0 && (
        <p className={styles['allergic']}>{words('allergic', { allergens: allergens.join(', ').toLowerCase() })}</p>
      )}
      <HeldWarning stop={stop} />
      <UnansweredWarnings stop={stop} />
      <StopWarnings stop={stop} />
      {stop.unaskedEaters.length > 0 && <p className={styles['unasked']}>{words('unasked')}</p>}
      <ul className={styles['items']}>
        {stop.items.map(({ name, sizeName, quantity, eaterId, eater }) => (
          <li key={`${name.en} ${sizeName.en} ${eaterId} ${eater}`}>
            <span>
              {quantity} × {nameOf(name)}
              {eater && <b> · {eater}</b>}
            </span>
            <span className={styles['size']}>{nameOf(sizeName)}</span>
          </li>
        ))}
        <li className={styles['due']}>
          {isCollected ? (
            <>
              <span>{words('toCollect')}</span>
              <span>{formatMoney(amountDue)}</span>
            </>
          ) : (
            <span>
              {amountDue > 0 && paymentChoice
                ? words('paidOtherwise', { choice: orderWords(`paymentChoice.${paymentChoice}`) })
                : words('nothingDue')}
            </span>
          )}
        </li>
      </ul>
      <div className={styles['ways']}>
        <a className={styles['go']} href={way} target="_blank" rel="noreferrer">
          {words('go')}
        </a>
        {stop.phone && (
          <a className={styles['go']} href={`tel:${stop.phone}`} aria-label={`${words('call')} ${stop.client}`}>
            {words('call')}
          </a>
        )}
      </div>
      {isCollected && (
        <Pills
          label={words('means')}
          options={[
            ...doorMethods.map((value) => ({ value, label: orderWords(`paymentMethod.${value}`) })),
            { value: 'none' as const, label: words('nothing') },
          ]}
          value={method}
          onChange={setMethod}
        />
      )}
      <div className={styles['taps']}>
        <Button
          variant="primary"
          className={styles['main'] ?? ''}
          disabledReason={disabledReason}
          onClick={() => tap(payment)}
        >
          {amount > 0
            ? words('deliverPaid', { amount: formatMoney(amount) })
            : words(isCollected ? 'deliverUnpaid' : 'deliver')}
        </Button>
        <Button disabledReason={disabledReason} onClick={() => ask('leaving')}>
          {words('leave')}
        </Button>
        <Button disabledReason={disabledReason} onClick={() => ask('failing')}>
          {words('fail')}
        </Button>
      </div>
      {question === 'leaving' && (
        <OutcomeDialog
          title={words('leaving.title')}
          label={words('leaving.who')}
          options={(['caretaker', 'neighbour', 'reception', 'doorstep'] as const).map((place) => {
            const label = words(`leaving.places.${place}`);
            return { value: label, label };
          })}
          textLabel={words('leaving.words')}
          faultOf={(place, text) => (place || text ? undefined : words('leaving.missing'))}
          confirm={amount > 0 ? words('deliverPaid', { amount: formatMoney(amount) }) : words('deliver')}
          onConfirm={(place, text, photo) =>
            tap({ ...payment, leftWith: [place, text].filter(Boolean).join(', '), photo })
          }
          onClose={() => ask(undefined)}
        >
          {allergens.length > 0 && <p className={styles['allergic']}>{words('leaving.allergic')}</p>}
        </OutcomeDialog>
      )}
      {question === 'failing' && (
        <OutcomeDialog
          title={words('failing.title')}
          label={words('failing.reason')}
          options={failureReasons.map((reason) => ({ value: reason, label: words(`failing.reasons.${reason}`) }))}
          textLabel={words('failing.words')}
          faultOf={(reason, text) => (reason && (reason !== 'other' || text) ? undefined : words('failing.missing'))}
          confirm={words('fail')}
          onConfirm={(reason, note, photo) => tap({ outcome: reason ?? 'other', note, photo })}
          onClose={() => ask(undefined)}
        />
      )}
    </article>
  );
}
