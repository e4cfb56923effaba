import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import styles from './SignIn.module.css';

interface SheetFormProps<Values extends FieldValues> {
  title: string;
  subtitle: string;
  form: UseFormReturn<Values, unknown, Values>;
  onSubmit: (values: Values) => Promise<void>;
  /** The text of its button. */
  submit: string;
  below?: ReactNode;
  children: ReactNode;
}

/** A form alone on a narrow sheet, for visitors who are not signed in. */
export function SheetForm<Values extends FieldValues>({
  title,
  subtitle,
  form,
  onSubmit,
  submit,
  below,
  children,
}: SheetFormProps<Values>) {
  const button = (
    <Button type="submit" variant="primary" busy={form.formState.isSubmitting} className={styles['enter']}>
      {submit}
    </Button>
  );
  return (
    <div className={styles['sheet']}>
      <Screen title={title} subtitle={subtitle}>
        <Form form={form} onSubmit={onSubmit} actions={button}>
          {children}
        </Form>
        {below}
      </Screen>
    </div>
  );
}
