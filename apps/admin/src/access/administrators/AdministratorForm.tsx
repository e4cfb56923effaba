import { administrator, type AdministratorInput, administrators } from '@traiteur/contract/access/administrators.ts';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { PasswordField } from '@traiteur/kit/fields/PasswordField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { ColleagueFactors } from '../second-factor/ColleagueFactors.tsx';
import { ColleagueSessions } from './ColleagueSessions.tsx';
import { PendingInvitation } from './PendingInvitation.tsx';
import { PersonFields } from './PersonFields.tsx';
import { useTo } from '../../use-to.ts';

const blank: AdministratorInput = {
  firstName: '',
  lastName: '',
  email: '',
  locale: 'fr',
  role: 'kitchen',
  rights: null,
  active: true,
  password: '',
};

export default function AdministratorForm() {
  const to = useTo();
  const words = useTranslations('administrators');
  const form = useFormScreen(administrators, { blank, list: to('administrators') });
  const { user } = useSession();
  const administratorRecord = administrator.safeParse(form.record.data).data;
  const isInvited = administratorRecord?.invited ?? false;
  // Withdrawing the invitation removes the account, unless it was accepted meanwhile.
  const shownForm = isInvited ? { ...form, record: { ...form.record, canRemove: false } } : form;
  return (
    <FormScreen form={shownForm} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup>
        <PersonFields />
        {!isInvited && (
          <>
            <PasswordField
              name="password"
              label={words('fields.password')}
              hint={words(form.id ? 'hints.newPassword' : 'hints.password')}
              autoComplete="new-password"
            />
            <SwitchField name="active" label={words('fields.active')} hint={words('hints.active')} />
          </>
        )}
      </FieldGroup>
      {administratorRecord && !isInvited && <ColleagueFactors id={administratorRecord.id} />}
      {administratorRecord?.invited && <PendingInvitation {...administratorRecord} />}
      {administratorRecord?.active && administratorRecord.id !== user?.id && (
        <ColleagueSessions
          id={administratorRecord.id}
          name={`${administratorRecord.firstName} ${administratorRecord.lastName}`}
        />
      )}
    </FormScreen>
  );
}
