import { useNavigate } from 'react-router';
import { to } from '../screens.ts';
import { signOut } from './api.ts';

/** Signs out and goes to the sign-in screen, wanting no page back. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await signOut();
    await navigate(to('signIn'));
  };
}
