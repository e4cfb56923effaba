import { SlotPicker } from '@traiteur/front/orders/SlotPicker.tsx';
import { useTranslations } from 'use-intl';
import { ForcedReason } from './ForcedReason.tsx';
import { useMayForce } from './use-may-force.ts';
import type { OrderFormState } from './use-order-form.ts';

/** The slots of the order's address; a full one is for who may force a place in it, and says why. */
export function OrderSlots({ form }: { form: OrderFormState }) {
  const words = useTranslations('orders.whoForces');
  const mayForce = useMayForce();
  return mayForce ? (
    <SlotPicker form={form} forcedReasonOf={() => <ForcedReason form={form} field="forcedPlace" />} />
  ) : (
    <SlotPicker form={form} fullHint={words('forcedPlace')} />
  );
}
