import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { PendingUploads } from '@traiteur/front/forms/pending-uploads.ts';
import { ListLink } from '../list/ListLink.tsx';
import { DraftLine } from './DraftLine.tsx';
import { RemoveButton, SaveButton } from './RecordButtons.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import type { FormOnScreen } from './use-form-screen.ts';

export interface ScreenFormProps<Values extends FieldValues> {
  form: FormOnScreen<Values>;
  /** What saving would do; shown above the save button. */
  notice?: ReactNode;
  /** The text of the save button, where it is not the usual one. */
  save?: string | undefined;
  /** Resolves to false to stop the saving, when its findings must be shown first. */
  beforeSave?: (() => Promise<boolean>) | undefined;
  children: ReactNode;
}

const shape = (
  <>
    <Skeleton width="40%" /> <Skeleton width="80%" height={36} />
  </>
);

export function ScreenForm<Values extends FieldValues>({
  form,
  notice,
  save,
  beforeSave,
  children,
}: ScreenFormProps<Values>) {
  const words = useTranslations('forms');
  const { record, drafted, questions } = form;
  return (
    <>
      <Shown query={record.query} card="both" shape={shape} onward={<ListLink to={form.list} />}>
        {() => (
          <Form
            form={drafted.form}
            readOnly={!record.canSave}
            onSubmit={async (values, button) => {
              if (beforeSave && !(await beforeSave())) return;
              await questions.save(values, button === 'another' ? 'another' : 'done');
            }}
            actions={
              <>
                {record.canSave && notice}
                <SaveButton form={form}>{save}</SaveButton>
                {record.canSave && record.id === undefined && (
                  <Button type="submit" value="another" busy={drafted.form.formState.isSubmitting}>
                    {words('saveAndAdd')}
                  </Button>
                )}
                <ButtonLink to={form.list}>{words('cancel')}</ButtonLink>
                <RemoveButton form={form} style={{ marginLeft: 'auto' }} />
              </>
            }
          >
            <DraftLine {...drafted.line} />
            <PendingUploads value={drafted.uploads.add}>{children}</PendingUploads>
          </Form>
        )}
      </Shown>
      <SaveDialog form={form} />
    </>
  );
}
