import { SlotPicker } from '@traiteur/front/orders/SlotPicker.tsx';
import { useTranslations } from 'use-intl';
import { ForcedReason } from './ForcedReason.tsx';
import { useMayForce } from './use-may-force.ts';
import type { OrderFormState } from './use-order-form.ts';

/** A full slot can be chosen by users who may force a place, with a reason. */
export function OrderSlots({ form }: { form: OrderFormState }) {
  const words = useTranslations('orders.whoForces');
  const mayForce = useMayForce();
  return mayForce ? (
    <SlotPicker form={form} forcedReasonOf={() => <ForcedReason form={form} field="forcedPlace" />} />
  ) : (
    <SlotPicker form={form} fullHint={words('forcedPlace')} />
  );
}
