import { Card } from '@traiteur/kit/look/Card.tsx';
import { PlainTextArea } from '@traiteur/kit/fields/PlainTextArea.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useTranslations } from 'use-intl';
import type { OrderFormState } from './use-order-form.ts';

export function OrderNotes({ form: { draft, setDraft } }: { form: OrderFormState }) {
  const words = useTranslations('orders.form');
  return (
    <Card>
      <FieldRow>
        {(['kitchenNote', 'driverNote'] as const).map((name) => (
          <PlainTextArea
            key={name}
            label={words(name)}
            value={draft[name]}
            maxLength={1000}
            onChange={(note) => setDraft((current) => ({ ...current, [name]: note }))}
          />
        ))}
      </FieldRow>
    </Card>
  );
}
