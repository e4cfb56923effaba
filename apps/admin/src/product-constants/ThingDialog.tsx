import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog, DialogStack } from '@traiteur/kit/overlays/Dialog.tsx';
import { ErrorState } from '@traiteur/kit/look/EmptyState.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { FormDialogs } from '../form/FormDialogs.tsx';
import { LeaveDialog } from '../form/LeaveDialog.tsx';
import type { ThingForm } from '../form/use-noun-form.ts';
import styles from './ProductConstants.module.css';

interface ThingDialogProps<Values extends FieldValues> {
  of: ThingForm<Values>;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A thing's form in a dialog: its fields, and what can be done. What it has to ask opens over it. */
export function ThingDialog<Values extends FieldValues>({ of, title, onClose, children }: ThingDialogProps<Values>) {
  const words = useTranslations('shell.form');
  const failureMessage = useFailureMessage();
  const [asking, setAsking] = useState<'remove' | 'leave'>();
  const { form, id, loaded } = of;
  const close = () => (form.formState.isDirty ? setAsking('leave') : onClose());
  return (
    <DialogStack>
      <Dialog opened size="lg" title={title} onClose={close}>
        {loaded.error && <ErrorState message={failureMessage(loaded.error)} retry={() => void loaded.refetch()} />}
        {!loaded.error && id !== undefined && !loaded.data && <Skeleton width="80%" height={36} />}
        {(id === undefined || loaded.data) && (
          <Form form={form} readOnly={!of.canSave} onSubmit={(values) => of.save(values)}>
            <div className={styles['fields']}>{children}</div>
            <div className="dialog-actions">
              {of.canRemove && (
                <Button variant="danger" className={styles['remove']} onClick={() => setAsking('remove')}>
                  {words('remove')}
                </Button>
              )}
              <Button onClick={close}>{words('cancel')}</Button>
              <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
                {words('save')}
              </Button>
            </div>
          </Form>
        )}
      </Dialog>
      <LeaveDialog question={{ isAsked: asking === 'leave', stay: () => setAsking(undefined), leave: onClose }} />
      <FormDialogs of={of} removing={asking === 'remove'} onRemoved={() => setAsking(undefined)} />
    </DialogStack>
  );
}
