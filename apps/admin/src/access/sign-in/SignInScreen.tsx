import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense } from 'react';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { NewPassword } from './NewPassword.tsx';
import { SignIn } from './SignIn.tsx';
import { useRecovery } from './use-recovery.ts';

// Opened once per account.
const AcceptInvitation = lazyPart(() => import('./AcceptInvitation.tsx'));

/** All that a visitor may do. */
export default function SignInScreen() {
  const { token, invitation, forgotten } = useRecovery();
  // The keys reset the form when another link opens in the same tab.
  if (invitation)
    return (
      <Suspense>
        <AcceptInvitation key={invitation} token={invitation} />
      </Suspense>
    );
  if (token) return <NewPassword key={token} token={token} />;
  return forgotten ? <ForgottenPassword /> : <SignIn />;
}
