import { ForcedReason } from './ForcedReason.tsx';
import type { OrderFormState } from './use-order-form.ts';

/** Below the zone's minimum: why the order is taken all the same, and, once that is said, what is missing. */
export function ForcedMinimum({ form }: { form: OrderFormState }) {
  const fault = form.quotedFaults.find(({ code }) => code === 'below-minimum-order');
  if (!fault) return null;
  return (
    <>
      {form.draft.forcedMinimum !== '' && <p className="hint">{fault.message}</p>}
      <ForcedReason form={form} field="forcedMinimum" />
    </>
  );
}
