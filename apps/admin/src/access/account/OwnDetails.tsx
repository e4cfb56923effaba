import { useQueryClient } from '@tanstack/react-query';
import { type AccountInput, accountInput } from '@traiteur/contract/access/account.ts';
import type { Administrator } from '@traiteur/contract/access/administrators.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { DraftLine } from '../../form/DraftLine.tsx';
import { useFormDraft } from '../../form/use-form-draft.ts';
import { LeaveDialog } from '../../form/LeaveDialog.tsx';
import { useUnsavedGuard } from '@traiteur/front/forms/UnsavedWork.tsx';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { accountQuery } from './account-queries.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { site } from '../../addresses.ts';

/** Saving another language shows this screen in it. */
export function OwnDetails({ account: { firstName, lastName, locale, email, role } }: { account: Administrator }) {
  const api = useApi();
  const { auth, languages } = useFront();
  const words = useTranslations('account');
  const common = useTranslations('administrators');
  const formWords = useTranslations('forms');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useSchemaForm<AccountInput>(accountInput, { firstName, lastName, locale });
  const showFaults = useShowFaults(form);
  const { isDirty, isSubmitting } = form.formState;
  const leaving = useUnsavedGuard(useCallback(() => isDirty, [isDirty]));
  const draft = useFormDraft('account', form, accountInput.shape);
  async function save(values: AccountInput) {
    try {
      queries.setQueryData(accountQuery(api).queryKey, await api.call('account', 'updateAccount', {}, values));
      draft.drop();
      form.reset(values);
      await auth.readUser();
      toast.success(words('saved'));
      // The page may be shown in another language than the saved one: switch it only when the saved one changes.
      if (values.locale === locale) return;
      languages.remember(values.locale);
      await navigate(site.addressOf('account', values.locale), { replace: true });
    } catch (error) {
      showFaults(error);
    }
  }
  return (
    <Form form={form} onSubmit={save}>
      <DraftLine {...draft.line} ofRecord />
      <FieldGroup title={words('you')}>
        <Facts
          facts={[
            [words('email'), email],
            [words('role'), common(`roles.${role}`)],
          ]}
        />
        <FieldRow>
          <TextField name="firstName" label={words('fields.firstName')} autoComplete="given-name" />
          <TextField name="lastName" label={words('fields.lastName')} autoComplete="family-name" />
        </FieldRow>
        <SelectField
          name="locale"
          label={words('fields.locale')}
          hint={words('localeHint')}
          options={[
            { value: 'fr', label: 'Français' },
            { value: 'en', label: 'English' },
          ]}
        />
        <div>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {formWords('save')}
          </Button>
        </div>
      </FieldGroup>
      <LeaveDialog question={leaving} />
    </Form>
  );
}
