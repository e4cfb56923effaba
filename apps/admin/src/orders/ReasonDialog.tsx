import { Button } from '@traiteur/kit/Button.tsx';
import { Dialog } from '@traiteur/kit/Dialog.tsx';
import { TextField } from '@traiteur/kit/TextField.tsx';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';

interface ReasonDialogProps {
  title: string;
  /** What the button that goes on says; the title unless said. */
  confirm?: string;
  busy?: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
  children?: ReactNode;
}

/** Asks why before something that has to be explained. */
export function ReasonDialog({ title, confirm = title, busy = false, onClose, onReason, children }: ReasonDialogProps) {
  const words = useTranslations('orders');
  const faults = useTranslations('faults');
  const cancel = useTranslations('shell.form');
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <Dialog opened title={title} onClose={onClose}>
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            event.stopPropagation();
            void form.handleSubmit(({ reason }) =>
              reason.trim() ? onReason(reason.trim()) : form.setError('reason', { message: faults('required') }),
            )(event);
          }}
        >
          {children ?? <p>{words('reasonNeeded')}</p>}
          <TextField name="reason" label={words('reason')} multiline />
          <div className="dialog-actions">
            <Button onClick={onClose}>{cancel('cancel')}</Button>
            <Button type="submit" variant="danger" busy={busy}>
              {confirm}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  );
}
