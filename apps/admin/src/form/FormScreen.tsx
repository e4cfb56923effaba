import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import type { FieldValues } from 'react-hook-form';
import { ScreenForm, type ScreenFormProps } from './ScreenForm.tsx';

interface FormScreenProps<Values extends FieldValues> extends ScreenFormProps<Values> {
  title: string;
  subtitle: string;
}

export function FormScreen<Values extends FieldValues>({
  form,
  title,
  subtitle,
  children,
  ...rest
}: FormScreenProps<Values>) {
  return (
    <Screen title={title} subtitle={subtitle}>
      <ScreenForm form={form} {...rest}>
        {children}
      </ScreenForm>
    </Screen>
  );
}
