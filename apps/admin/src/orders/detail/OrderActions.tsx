import type { Order } from '@traiteur/contract/orders/order-record.ts';
import {
  actionsFrom,
  isEditable,
  isExplained,
  isStopped,
  mainActionFrom,
  type OrderAction,
  orderLife,
} from '@traiteur/domain/orders/order-life.ts';
import { stopOf } from '@traiteur/domain/orders/order-stops.ts';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useFront } from '@traiteur/front/front.ts';
import { addressActions, asksFor } from '../order-address.ts';
import { MoveButton } from '../move/MoveButton.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { usePayments } from '../payments/use-payments.ts';
import { useOrderSteps } from './order-steps.ts';
import { NotTold } from '../messages/NotTold.tsx';
import { ReasonDialog } from '../reasons/ReasonDialog.tsx';
import { useOrderStep } from './use-order-step.ts';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';

/** The next usual step comes first. */
export function OrderActions({ order }: { order: Order }) {
  const { isOffered } = useOrderSteps();
  const { isOffered: isScreenOffered } = useFront();
  const to = useTo();
  const words = useTranslations('orders');
  const { action } = useParams();
  const navigate = useNavigate();
  const { apply, isUnderWay } = useOrderStep(order.id);
  const [chosenAction, setChosenAction] = useState<OrderAction>();
  const { mayRefund } = usePayments();
  const { formatMoney } = useKitSettings();
  const locale = useLocale();
  const asksForRefund = mayRefund && order.refundable.amount > 0;
  const main = mainActionFrom(order.status);
  const stop = stopOf(order);
  const offeredActions = actionsFrom(order.status, stop).filter(isOffered);
  // A colleague has moved the order on meanwhile, so the reason is not needed any more.
  if (chosenAction && !offeredActions.includes(chosenAction)) setChosenAction(undefined);
  // The address can open the cancellation.
  const explaining =
    chosenAction ?? (asksFor('cancel', action) && offeredActions.includes('cancel') ? 'cancel' : undefined);

  const askForRefund = () => {
    setChosenAction(undefined);
    void navigate(to('order', { id: order.id, action: addressActions.refund[locale] }), { replace: true });
  };
  const close = () => {
    setChosenAction(undefined);
    if (action) void navigate(to('order', { id: order.id }), { replace: true });
  };
  return (
    <>
      <ButtonLink to={to('order', { id: order.id, action: addressActions.print[locale] })}>{words('print')}</ButtonLink>
      {isEditable(order.status) && isScreenOffered(site.screens.orderEdit) && (
        <ButtonLink to={to('orderEdit', { id: order.id })}>{words('change')}</ButtonLink>
      )}
      <MoveButton order={order} />
      {offeredActions.toReversed().map((orderAction) => (
        <Button
          key={orderAction}
          variant={orderAction === main ? 'primary' : orderLife[orderAction].exception ? 'danger' : 'default'}
          busy={isUnderWay}
          disabledReason={
            isStopped(orderAction, stop) ? words(stop === 'batch' ? 'hold.stopped' : 'conflict.unanswered') : undefined
          }
          onClick={() => (isExplained(orderAction) ? setChosenAction(orderAction) : void apply(orderAction))}
        >
          {words(`action.${orderAction}`)}
        </Button>
      ))}
      {explaining && (
        <ReasonDialog
          title={words(`action.${explaining}`)}
          busy={isUnderWay}
          onClose={close}
          onReason={async (reason) => {
            if (!(await apply(explaining, reason))) return;
            if (explaining === 'cancel' && asksForRefund) askForRefund();
            else close();
          }}
        >
          <p>
            {explaining === 'cancel' && asksForRefund
              ? words('payments.refundNext', { amount: formatMoney(order.refundable.amount) })
              : words('reasonNeeded')}
          </p>
          {explaining === 'cancel' && <NotTold />}
        </ReasonDialog>
      )}
    </>
  );
}
