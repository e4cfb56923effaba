import { ForcedReason } from './ForcedReason.tsx';
import type { OrderFormState } from './use-order-form.ts';

/** Asks why an order above the company's credit limit is taken. */
export function ForcedCredit({ form }: { form: OrderFormState }) {
  const fault = form.quotedFaults.find(({ code }) => code === 'over-credit-limit');
  if (!fault) return null;
  return (
    <>
      {form.draft.forcedCredit !== '' && <p className="hint">{fault.message}</p>}
      <ForcedReason form={form} field="forcedCredit" />
    </>
  );
}
