import { ForgottenPassword } from './ForgottenPassword.tsx';
import { NewPassword } from './NewPassword.tsx';
import { SignIn } from './SignIn.tsx';
import { useRecovery } from './use-recovery.ts';

/** All that a visitor may do: sign in, ask for a link, and choose a new password with it. */
export default function SignInScreen() {
  const { token, forgotten } = useRecovery();
  if (token) return <NewPassword token={token} />;
  return forgotten ? <ForgottenPassword /> : <SignIn />;
}
