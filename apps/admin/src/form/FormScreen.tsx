import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { ErrorState } from '@traiteur/kit/look/EmptyState.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Loaded } from '@traiteur/kit/loading/Loaded.tsx';
import { Screen } from '@traiteur/kit/look/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormDialogs } from './FormDialogs.tsx';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { SavingWaits } from '@traiteur/front/forms/pending-uploads.ts';
import type { NounForm } from './use-noun-form.ts';

interface FormScreenProps<Values extends FieldValues> {
  of: NounForm<Values>;
  title: string;
  subtitle?: string;
  children: ReactNode;
}

const shape = (
  <Card>
    <Skeleton width="40%" /> <Skeleton width="80%" height={36} />
  </Card>
);

/** The screen of a thing's form: its title, its fields, and what can be done. */
export function FormScreen<Values extends FieldValues>({ of, title, subtitle, children }: FormScreenProps<Values>) {
  const words = useTranslations('shell.form');
  const failureMessage = useFailureMessage();
  const [removing, setRemoving] = useState(false);
  const { form, id, loaded } = of;
  const { isSubmitting } = form.formState;
  if (loaded.error) {
    return (
      <Screen title={title} subtitle={subtitle}>
        <Card>
          <ErrorState message={failureMessage(loaded.error)} retry={() => void loaded.refetch()} />
        </Card>
      </Screen>
    );
  }
  return (
    <Screen title={title} subtitle={subtitle}>
      <Loaded loading={id !== undefined && !loaded.data} shape={shape}>
        <Form
          form={form}
          readOnly={!of.canSave}
          onSubmit={(values, button) => of.save(values, button === 'another' ? 'another' : 'done')}
          actions={
            <>
              {of.canSave && (
                <Button type="submit" variant="primary" busy={isSubmitting}>
                  {words('save')}
                </Button>
              )}
              {of.canSave && id === undefined && (
                <Button type="submit" value="another" busy={isSubmitting}>
                  {words('saveAndAdd')}
                </Button>
              )}
              <ButtonLink to={of.list}>{words('cancel')}</ButtonLink>
              {of.canRemove && (
                <Button variant="danger" style={{ marginLeft: 'auto' }} onClick={() => setRemoving(true)}>
                  {words('remove')}
                </Button>
              )}
            </>
          }
        >
          <SavingWaits value={of.waitFor}>{children}</SavingWaits>
        </Form>
      </Loaded>
      <FormDialogs of={of} removing={removing} onRemoved={() => setRemoving(false)} />
    </Screen>
  );
}
