import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signInPath } from './site-map.ts';
import { useSession } from './use-session.ts';

/** Goes to the sign-in screen when the session ends, in this tab or in another; the page left is the one wanted back. */
export function useLeaveWhenSignedOut(): void {
  const { loggedIn } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const was = useRef(loggedIn);
  useEffect(() => {
    if (was.current && !loggedIn) {
      // What one person read is not for the next one to sign in here.
      queries.clear();
      void navigate(signInPath(pathname, search + hash));
    }
    was.current = loggedIn;
  }, [loggedIn, navigate, pathname, search, hash, queries]);
}
