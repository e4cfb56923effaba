import { lazy, Suspense } from 'react';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { NewPassword } from './NewPassword.tsx';
import { SignIn } from './SignIn.tsx';
import { useRecovery } from './use-recovery.ts';

// One opens it once.
const AcceptInvitation = lazy(() => import('./AcceptInvitation.tsx'));

/** All that a visitor may do: sign in, ask for a link and choose a new password with it, accept an invitation. */
export default function SignInScreen() {
  const { token, invitation, forgotten } = useRecovery();
  // Another link in the same tab is another form.
  if (invitation)
    return (
      <Suspense>
        <AcceptInvitation key={invitation} token={invitation} />
      </Suspense>
    );
  if (token) return <NewPassword key={token} token={token} />;
  return forgotten ? <ForgottenPassword /> : <SignIn />;
}
