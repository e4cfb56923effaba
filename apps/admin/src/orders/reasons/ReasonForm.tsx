import { stepReason } from '@traiteur/contract/orders/orders.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface ReasonFormProps {
  /** The text of the confirm button. */
  confirm: string;
  /** A reason given before. */
  before?: string | undefined;
  busy?: boolean;
  /** The action removes nothing. */
  harmless?: boolean;
  onClose: () => void;
  onReason: (reason: string) => Promise<void> | void;
  children?: ReactNode;
}

/** The reason comes after what is explained or chosen. */
export function ReasonForm({
  confirm,
  before = '',
  busy = false,
  harmless = false,
  onClose,
  onReason,
  children,
}: ReasonFormProps) {
  const words = useTranslations('orders');
  const form = useSchemaForm(stepReason, { reason: before });
  return (
    <Form form={form} onSubmit={({ reason }) => onReason(reason)}>
      {children}
      <TextField name="reason" label={words('reason')} multiline first />
      <div className="dialog-actions">
        <Button onClick={onClose}>{words('goBack')}</Button>
        <Button type="submit" variant={harmless ? 'primary' : 'danger'} busy={busy || form.formState.isSubmitting}>
          {confirm}
        </Button>
      </div>
    </Form>
  );
}
