import { stepReason } from '@traiteur/contract/orders/orders.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';

interface ReasonDialogProps {
  title: string;
  /** The text of the confirm button; the title by default. */
  confirm?: string;
  /** A reason given before. */
  before?: string | undefined;
  busy?: boolean;
  /** The action removes nothing. */
  harmless?: boolean;
  onClose: () => void;
  onReason: (reason: string) => Promise<void> | void;
  children?: ReactNode;
}

/** Asks for the reason of an action that is not possible without one. */
export function ReasonDialog({
  title,
  confirm = title,
  before = '',
  busy = false,
  harmless = false,
  onClose,
  onReason,
  children,
}: ReasonDialogProps) {
  const words = useTranslations('orders');
  const form = useSchemaForm(stepReason, { reason: before });
  return (
    <Dialog opened title={title} onClose={onClose}>
      <Form form={form} onSubmit={({ reason }) => onReason(reason)}>
        {children ?? <p>{words('reasonNeeded')}</p>}
        <TextField name="reason" label={words('reason')} multiline first />
        <div className="dialog-actions">
          <Button onClick={onClose}>{words('goBack')}</Button>
          <Button type="submit" variant={harmless ? 'primary' : 'danger'} busy={busy}>
            {confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
