import { Button } from '@traiteur/kit/look/Button.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { RecordForm } from './use-record-form.ts';

interface RecordButtonProps<Values extends FieldValues> {
  form: RecordForm<Values>;
}

export function SaveButton<Values extends FieldValues>({
  form: { record, drafted },
  children,
}: RecordButtonProps<Values> & { children?: ReactNode }) {
  const words = useTranslations('forms');
  if (!record.canSave) return null;
  return (
    <Button type="submit" variant="primary" busy={drafted.form.formState.isSubmitting}>
      {children ?? words('save')}
    </Button>
  );
}

export function RemoveButton<Values extends FieldValues>({
  form: { record, questions },
  ...rest
}: RecordButtonProps<Values> & Pick<ComponentProps<typeof Button>, 'className' | 'style'>) {
  const words = useTranslations('forms');
  if (!record.canRemove) return null;
  return (
    <Button variant="danger" {...rest} onClick={() => questions.ask({ kind: 'remove' })}>
      {words('remove')}
    </Button>
  );
}
