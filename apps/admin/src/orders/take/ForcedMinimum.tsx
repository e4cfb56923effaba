import { ForcedReason } from './ForcedReason.tsx';
import type { OrderFormState } from './use-order-form.ts';

/** Asks why an order below the zone's minimum is taken; once that is typed, still says what is missing. */
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
