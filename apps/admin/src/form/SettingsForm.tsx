import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type Blank, useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';

interface SettingsFormProps<Values extends FieldValues> {
  schema: z.ZodMiniType<unknown, Values>;
  values: Blank<Values>;
  title?: string;
  /** Throws what the server refuses. */
  save: (values: Values) => Promise<unknown>;
  savedText: string;
  queryKey: QueryKey;
  children: ReactNode;
}

/** A few settings of the house on a screen that holds more than them. */
export function SettingsForm<Values extends FieldValues>({
  schema,
  values,
  title,
  save,
  savedText,
  queryKey,
  children,
}: SettingsFormProps<Values>) {
  const words = useTranslations('forms');
  const queries = useQueryClient();
  const form = useSchemaForm(schema, values);
  const showFaults = useShowFaults(form);
  async function submit(typedValues: Values) {
    try {
      await save(typedValues);
      toast.success(savedText);
      await queries.invalidateQueries({ queryKey });
    } catch (failure) {
      showFaults(failure);
    }
  }
  return (
    <Form form={form} onSubmit={submit} main={false}>
      <FieldGroup {...(title !== undefined && { title })}>
        {children}
        <div>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {words('save')}
          </Button>
        </div>
      </FieldGroup>
    </Form>
  );
}
