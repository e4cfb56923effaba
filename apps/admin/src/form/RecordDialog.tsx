import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog, DialogStack } from '@traiteur/kit/overlays/Dialog.tsx';
import { ErrorState } from '@traiteur/kit/look/EmptyState.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { RemoveButton, SaveButton } from './RecordButtons.tsx';
import styles from './RecordDialog.module.css';
import { SaveDialog } from './SaveDialog.tsx';
import type { RecordForm } from './use-record-form.ts';

interface RecordDialogProps<Values extends FieldValues> {
  form: RecordForm<Values>;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A record's form in a dialog: its fields, and what can be done. What it has to ask opens over it. */
export function RecordDialog<Values extends FieldValues>({
  form,
  title,
  onClose,
  children,
}: RecordDialogProps<Values>) {
  const words = useTranslations('forms');
  const failureMessage = useFailureMessage();
  const { record, drafted, questions } = form;
  const isNew = record.id === undefined;
  const close = () => (drafted.form.formState.isDirty ? questions.ask({ kind: 'leave', leave: onClose }) : onClose());
  return (
    <DialogStack>
      <Dialog opened size="lg" title={title} onClose={close}>
        {record.error && <ErrorState message={failureMessage(record.error)} retry={() => void record.refetch()} />}
        {!record.error && !isNew && !record.data && <Skeleton width="80%" height={36} />}
        {(isNew || record.data) && (
          <Form form={drafted.form} readOnly={!record.canSave} onSubmit={(values) => questions.save(values)}>
            <div className={styles['fields']}>{children}</div>
            <div className="dialog-actions">
              <RemoveButton form={form} className={styles['remove']} />
              <Button onClick={close}>{words('cancel')}</Button>
              <SaveButton form={form} />
            </div>
          </Form>
        )}
      </Dialog>
      <SaveDialog form={form} />
    </DialogStack>
  );
}
