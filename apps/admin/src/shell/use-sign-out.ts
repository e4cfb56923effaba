import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { to } from '../screens.ts';
import { signOut } from './api.ts';

/** Signs out, forgets what was read, and goes to the sign-in screen. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    await signOut();
    queries.clear();
    await navigate(to('signIn'));
  };
}
