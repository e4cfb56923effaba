import { useQuery } from '@tanstack/react-query';
import { invitationAcceptance } from '@traiteur/contract/access/sign-in.ts';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useFront } from '@traiteur/front/front.ts';
import { PasswordField } from '@traiteur/kit/fields/PasswordField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Loaded } from '@traiteur/kit/loading/Loaded.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { invitationQuery, type OpenInvitation } from './invitation-queries.ts';
import styles from './SignIn.module.css';

export default function AcceptInvitation({ token }: { token: string }) {
  const to = useTo();
  const { api } = useFront();
  const words = useTranslations('invitations');
  const failureMessage = useFailureMessage();
  const { data, error } = useQuery(invitationQuery(api, token));
  return (
    <div className={styles['sheet']}>
      <Screen
        title={words(error ? 'pending' : 'acceptTitle')}
        subtitle={words(error ? 'endedSubtitle' : 'acceptSubtitle')}
      >
        {error && <p role="alert">{failureMessage(error)}</p>}
        <Loaded loading={!data && !error} shape={<Skeleton width="80%" />}>
          {data && <ChoosePassword token={token} invitation={data} />}
        </Loaded>
        <p className={styles['aside']}>
          <AppLink to={to('signIn')}>{words('toSignIn')}</AppLink>
        </p>
      </Screen>
    </div>
  );
}

function ChoosePassword({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const to = useTo();
  const { api, auth } = useFront();
  const words = useTranslations('invitations');
  const hints = useTranslations('administrators.hints');
  const signIn = useTranslations('signIn');
  const navigate = useNavigate();
  const form = useSchemaForm(invitationAcceptance, { token, password: '' });
  const showFaults = useShowFaults(form);
  async function accept(values: { token: string; password: string }) {
    try {
      await auth.signInBy(() => api.call('sign-in', 'acceptInvitation', {}, values, { final: true, cookies: true }));
      toast.success(signIn('done'));
      await navigate(to('home'), { replace: true });
    } catch (failure) {
      showFaults(failure);
    }
  }
  const { firstName, invitedBy, email } = invitation;
  return (
    <Form
      form={form}
      onSubmit={accept}
      actions={
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting} className={styles['enter']}>
          {words('accept')}
        </Button>
      }
    >
      <p>{words('greeting', { name: firstName, by: invitedBy })}</p>
      <p>{words('account', { email })}</p>
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" label={words('password')} hint={hints('password')} autoComplete="new-password" />
    </Form>
  );
}
