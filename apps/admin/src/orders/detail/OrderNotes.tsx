import { Card } from '@traiteur/kit/look/Card.tsx';
import { PlainTextArea } from '@traiteur/kit/fields/PlainTextArea.tsx';
import { useTranslations } from 'use-intl';
import type { OrderFormState } from '../take/use-order-form.ts';

/** What kitchen and driver should know. */
export function OrderNotes({ form: { draft, setDraft } }: { form: OrderFormState }) {
  const words = useTranslations('orders.form');
  return (
    <Card>
      <PlainTextArea
        label={words('notes')}
        value={draft.notes}
        maxLength={1000}
        onChange={(notes) => setDraft((before) => ({ ...before, notes }))}
      />
    </Card>
  );
}
