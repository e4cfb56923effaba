import { useQueryClient } from '@tanstack/react-query';
import { passwordChange } from '@traiteur/contract/access/account.ts';
import type { Administrator } from '@traiteur/contract/access/administrators.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { PasswordField } from '@traiteur/kit/fields/PasswordField.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveDialog } from '../../form/LeaveDialog.tsx';
import { NewPasswordField } from '../../form/NewPasswordField.tsx';
import { useUnsavedGuard } from '@traiteur/front/forms/UnsavedWork.tsx';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { accountQuery, sessionsQuery } from './account-queries.ts';
import { useFront } from '@traiteur/front/front.ts';

const blank = { current: '', password: '' };

export function OwnPassword({ account: { passwordChangedAt, email } }: { account: Administrator }) {
  const { api, auth } = useFront();
  const words = useTranslations('account');
  const dates = useDates();
  const queries = useQueryClient();
  const form = useSchemaForm(passwordChange, blank);
  const showFaults = useShowFaults(form);
  const { isDirty, isSubmitting } = form.formState;
  const leaving = useUnsavedGuard(useCallback(() => isDirty, [isDirty]));
  async function change(values: typeof blank) {
    try {
      queries.setQueryData(accountQuery(api).queryKey, await api.call('account', 'changePassword', {}, values));
      form.reset(blank);
      toast.success(words('passwordChanged'));
      await Promise.all([auth.readUser(), queries.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })]);
    } catch (error) {
      showFaults(error);
    }
  }
  const since = passwordChangedAt && <small>{words('passwordSince', { moment: dates.day(passwordChangedAt) })}</small>;
  return (
    <Form form={form} onSubmit={change} main={false}>
      <FieldGroup title={words('password')} aside={since}>
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="current" label={words('current')} autoComplete="current-password" />
        <NewPasswordField />
        <div>
          <Button type="submit" busy={isSubmitting}>
            {words('changePassword')}
          </Button>
        </div>
      </FieldGroup>
      <LeaveDialog question={leaving} />
    </Form>
  );
}
