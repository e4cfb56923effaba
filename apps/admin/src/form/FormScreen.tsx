import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ScreenForm } from './ScreenForm.tsx';
import type { FormOnScreen } from './use-form-screen.ts';

interface FormScreenProps<Values extends FieldValues> {
  form: FormOnScreen<Values>;
  title: string;
  subtitle: string;
  /** What saving would do, said above the button that saves. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The screen of a record's form: its title, then the form. */
export function FormScreen<Values extends FieldValues>({
  form,
  title,
  subtitle,
  notice,
  children,
}: FormScreenProps<Values>) {
  return (
    <Screen title={title} subtitle={subtitle}>
      <ScreenForm form={form} notice={notice}>
        {children}
      </ScreenForm>
    </Screen>
  );
}
