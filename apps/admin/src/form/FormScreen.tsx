import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { ErrorState } from '@traiteur/kit/look/EmptyState.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Loaded } from '@traiteur/kit/loading/Loaded.tsx';
import { Screen } from '@traiteur/kit/look/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { PendingUploads } from '@traiteur/front/forms/pending-uploads.ts';
import { RemoveButton, SaveButton } from './RecordButtons.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import type { FormOnScreen } from './use-form-screen.ts';

interface FormScreenProps<Values extends FieldValues> {
  form: FormOnScreen<Values>;
  title: string;
  subtitle?: string;
  children: ReactNode;
}

const shape = (
  <Card>
    <Skeleton width="40%" /> <Skeleton width="80%" height={36} />
  </Card>
);

/** The screen of a record's form: its title, its fields, and what can be done. */
export function FormScreen<Values extends FieldValues>({ form, title, subtitle, children }: FormScreenProps<Values>) {
  const words = useTranslations('forms');
  const failureMessage = useFailureMessage();
  const { record, drafted, questions } = form;
  if (record.error) {
    return (
      <Screen title={title} subtitle={subtitle}>
        <Card>
          <ErrorState message={failureMessage(record.error)} retry={() => void record.refetch()} />
        </Card>
      </Screen>
    );
  }
  const isNew = record.id === undefined;
  return (
    <Screen title={title} subtitle={subtitle}>
      <Loaded loading={!isNew && !record.data} shape={shape}>
        <Form
          form={drafted.form}
          readOnly={!record.canSave}
          onSubmit={(values, button) => questions.save(values, button === 'another' ? 'another' : 'done')}
          actions={
            <>
              <SaveButton form={form} />
              {record.canSave && isNew && (
                <Button type="submit" value="another" busy={drafted.form.formState.isSubmitting}>
                  {words('saveAndAdd')}
                </Button>
              )}
              <ButtonLink to={form.list}>{words('cancel')}</ButtonLink>
              <RemoveButton form={form} style={{ marginLeft: 'auto' }} />
            </>
          }
        >
          <PendingUploads value={drafted.uploads.add}>{children}</PendingUploads>
        </Form>
      </Loaded>
      <SaveDialog form={form} />
    </Screen>
  );
}
