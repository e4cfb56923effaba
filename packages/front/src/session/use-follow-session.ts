import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFront } from '../front.ts';
import { localeOf } from '../language/locale.ts';
import { useSession } from './use-session.ts';

/** To the sign-in screen when the session ends; back to the wanted page after a sign-in in another tab. */
export function useFollowSession(): void {
  const { session, auth, site, drafts } = useFront();
  const { loggedIn, user } = useSession();
  const userId = user?.id;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const was = useRef(loggedIn);
  useEffect(() => {
    const isForVisitors = site.screenAt(pathname)?.screen.middleware.includes('guest');
    if (was.current && !loggedIn) {
      // The next person to sign in must not see this person's data.
      queries.clear();
      if (!isForVisitors) void navigate(site.signInPath(pathname, search + hash));
    }
    was.current = loggedIn;
    // The guard has redirected a user whose cookies expired.
    if (loggedIn && isForVisitors && !session.isOpen()) session.reset();
    if (loggedIn || !isForVisitors) return;
    const enter = () => {
      auth.start().then(
        () => session.isOpen() && navigate(site.wantedPath(search, localeOf(pathname)), { replace: true }),
        () => undefined,
      );
    };
    // Another tab may have signed in before this effect.
    if (session.token() && !session.read().busy) enter();
    return session.onEnteredElsewhere(enter);
  }, [loggedIn, navigate, pathname, search, hash, queries, session, auth, site]);
  useEffect(() => {
    if (userId !== undefined) drafts.dropOfOthers(userId);
  }, [userId, drafts]);
}
