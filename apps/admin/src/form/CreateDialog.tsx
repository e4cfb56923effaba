import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { NewRecord } from './CreateChoice.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { useRecordForm, type WrittenNoun } from './use-record-form.ts';

interface CreateDialogProps<Values> extends Omit<NewRecord, 'name'> {
  noun: WrittenNoun<Values>;
  blank: Blank<Values>;
  title: string;
  children: ReactNode;
}

/** The form of a new record over another form, which goes on with it. */
export function CreateDialog<Values extends FieldValues>({
  noun,
  blank,
  title,
  onClose,
  onCreated,
  children,
}: CreateDialogProps<Values>) {
  const form = useRecordForm(noun, {
    blank,
    id: undefined,
    done: (savedRecord) => {
      onClose();
      if (savedRecord) onCreated(savedRecord.id);
    },
  });
  return (
    <RecordDialog form={form} title={title} onClose={onClose}>
      {children}
    </RecordDialog>
  );
}
