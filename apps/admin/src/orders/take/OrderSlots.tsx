import { SlotPicker } from '@traiteur/front/orders/SlotPicker.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { ForcedReason } from './ForcedReason.tsx';
import { useMayForce } from './use-may-force.ts';
import type { OrderFormState } from './use-order-form.ts';

const OrderObstacles = lazyPart(() => import('../../house/setup/OrderObstacles.tsx'));

/** A full slot can be chosen by users who may force a place, with a reason. */
export function OrderSlots({ form }: { form: OrderFormState }) {
  const words = useTranslations('orders.whoForces');
  const mayForce = useMayForce();
  const unconfigured = (
    <Suspense>
      <OrderObstacles obstacles={['configuration']} />
    </Suspense>
  );
  return mayForce ? (
    <SlotPicker
      form={form}
      unconfigured={unconfigured}
      forcedReasonOf={() => <ForcedReason form={form} field="forcedPlace" />}
    />
  ) : (
    <SlotPicker form={form} unconfigured={unconfigured} fullHint={words('forcedPlace')} />
  );
}
