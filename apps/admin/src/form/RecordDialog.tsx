import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog, DialogStack } from '@traiteur/kit/overlays/Dialog.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { DraftLine } from './DraftLine.tsx';
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

/** A record's form in a dialog; its questions open in a dialog over it. */
export function RecordDialog<Values extends FieldValues>({
  form,
  title,
  onClose,
  children,
}: RecordDialogProps<Values>) {
  const words = useTranslations('forms');
  const { record, drafted, questions } = form;
  const close = () => (drafted.form.formState.isDirty ? questions.ask({ kind: 'leave', leave: onClose }) : onClose());
  return (
    <DialogStack>
      <Dialog opened size="lg" title={title} onClose={close}>
        <Shown query={record.query} shape={<Skeleton width="80%" height={36} />}>
          {() => (
            <Form form={drafted.form} readOnly={!record.canSave} onSubmit={(values) => questions.save(values)}>
              <DraftLine {...drafted.line} />
              <div className={styles['fields']}>{children}</div>
              <div className="dialog-actions">
                <RemoveButton form={form} className={styles['remove']} />
                <Button onClick={close}>{words('cancel')}</Button>
                <SaveButton form={form} />
              </div>
            </Form>
          )}
        </Shown>
      </Dialog>
      <SaveDialog form={form} />
    </DialogStack>
  );
}
