import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import { alertOf } from '@traiteur/domain/orders/allergies.ts';
import {
  actionsFrom,
  isExplained,
  isStopped,
  type OrderAction,
  orderLife,
} from '@traiteur/domain/orders/order-life.ts';
import { stopOf } from '@traiteur/domain/orders/order-stops.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOrderSteps } from '../../orders/detail/order-steps.ts';
import { ReasonDialog } from '../../orders/reasons/ReasonDialog.tsx';
import { useOrderStep } from '../../orders/detail/use-order-step.ts';
import styles from './Rounds.module.css';

/** The driver's buttons for an order on the road: delivered, or why not. */
export function StopOutcome({ stop: { orderId, number, status, conflicts, isHeld } }: { stop: Stop }) {
  const words = useTranslations('orders');
  const { isOffered } = useOrderSteps();
  const { apply, isUnderWay } = useOrderStep(orderId);
  const [explainedAction, setExplainedAction] = useState<OrderAction>();
  const stop = stopOf({ allergyAlert: alertOf(conflicts), isHeld });
  const actions = status === 'delivering' ? actionsFrom(status).filter(isOffered) : [];
  return (
    <div className={`${styles['outcome']} no-print`}>
      {actions.map((action) => (
        <Button
          key={action}
          variant={orderLife[action].exception ? 'danger' : 'primary'}
          aria-label={`${words(`action.${action}`)}, ${number}`}
          busy={isUnderWay}
          disabledReason={
            isStopped(action, stop) ? words(stop === 'batch' ? 'hold.keepBack' : 'conflict.unanswered') : undefined
          }
          onClick={() => (isExplained(action) ? setExplainedAction(action) : void apply(action))}
        >
          {words(`status.${orderLife[action].to}`)}
        </Button>
      ))}
      {explainedAction && (
        <ReasonDialog
          title={words(`action.${explainedAction}`)}
          busy={isUnderWay}
          onClose={() => setExplainedAction(undefined)}
          onReason={async (reason) => {
            if (await apply(explainedAction, reason)) setExplainedAction(undefined);
          }}
        />
      )}
    </div>
  );
}
