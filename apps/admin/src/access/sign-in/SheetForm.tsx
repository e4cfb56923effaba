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
  /** What its one button says. */
  submit: string;
  /** Other ways to go on, below the form. */
  below?: ReactNode;
  children: ReactNode;
}

/** A form alone on a narrow sheet: what stands before the house is open. */
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
