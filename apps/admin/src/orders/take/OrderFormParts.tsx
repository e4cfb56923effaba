import { hasAddress } from '@traiteur/front/orders/order-draft.ts';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import type { ReactNode } from 'react';
import { PurchaseReference } from './PurchaseReference.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { AddressPicker } from './AddressPicker.tsx';
import { DishPicker } from './dishes/DishPicker.tsx';
import styles from './OrderForm.module.css';
import { OrderSlots } from './OrderSlots.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { OrderFormState } from './use-order-form.ts';
import { useParts } from './use-parts.ts';

interface OrderFormPartsProps {
  form: OrderFormState;
  /** Shown first. */
  begin?: ReactNode;
  /** Renders the client; `goOn` moves the focus on once a client is chosen. */
  client: (goOn: () => void) => ReactNode;
}

/** The parts of the form in the order of a phone call, beside the summary. */
export function OrderFormParts({ form, begin, client }: OrderFormPartsProps) {
  const { holder, goTo, goOn, handleKey } = useParts(form.draft);
  return (
    <div ref={holder} className={styles['columns']} onKeyDown={handleKey}>
      <Stack inert={form.placing}>
        {begin}
        <div data-part="client">{client(goOn)}</div>
        {form.draft.client && (
          <div data-part="address">
            <AddressPicker form={form} client={form.draft.client} />
          </div>
        )}
        {hasAddress(form.draft) && (
          <div data-part="slot" tabIndex={-1}>
            <OrderSlots form={form} />
          </div>
        )}
        <div data-part="dishes">
          <DishPicker form={form} />
        </div>
        {form.draft.client && <PurchaseReference form={form} clientId={form.draft.client.id} />}
        <OrderNotes form={form} />
      </Stack>
      <OrderSummary form={form} onMissing={goTo} />
    </div>
  );
}
