import { Screen } from '@traiteur/kit/look/Screen.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useTranslations } from 'use-intl';
import { LeaveDialog } from '../../form/LeaveDialog.tsx';
import { AddressPicker } from './AddressPicker.tsx';
import { ClientPicker } from '../../clients/ClientPicker.tsx';
import { DishPicker } from './DishPicker.tsx';
import styles from './OrderForm.module.css';
import { OrderNotes } from '../detail/OrderNotes.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { SlotPicker } from '@traiteur/front/orders/SlotPicker.tsx';
import { withClient } from '@traiteur/front/orders/order-draft.ts';
import { useOrderForm } from './use-order-form.ts';

/** The form of a new order, on one page, in the order of a phone call: client, address, slot, dishes. */
export default function OrderForm() {
  const words = useTranslations('orders');
  const form = useOrderForm();
  return (
    <Screen title={words('add')} subtitle={words('addSubtitle')}>
      <div className={styles['columns']}>
        <Stack inert={form.placing}>
          <ClientPicker
            client={form.draft.client}
            onChoose={(client) => form.setDraft((before) => withClient(before, client))}
            fault={form.faultOf('clientId')}
          />
          {form.draft.client && <AddressPicker form={form} client={form.draft.client} />}
          {form.draft.addressId !== null && <SlotPicker form={form} />}
          <DishPicker form={form} />
          <OrderNotes form={form} />
        </Stack>
        <OrderSummary form={form} />
      </div>
      <LeaveDialog question={form.leaving} />
    </Screen>
  );
}
