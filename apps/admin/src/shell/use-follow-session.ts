import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { endsSession, start } from './api.ts';
import { dropDraftsOfOthers } from './drafts.ts';
import { session } from './session.ts';
import { screenAt, signInPath, wantedPath } from './site-map.ts';
import { useSession } from './use-session.ts';

/**
 * Goes where the session leads, whichever tab it began or ended in: to the sign-in screen when it ends, wanting the page left back, and from there
 * to the page wanted when somebody signs in elsewhere.
 */
export function useFollowSession(): void {
  const { loggedIn, user } = useSession();
  const who = user?.id;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const was = useRef(loggedIn);
  useEffect(() => {
    const isForVisitors = screenAt(pathname)?.screen.middleware.includes('guest');
    if (was.current && !loggedIn) {
      // What one person read is not for the next one to sign in here.
      queries.clear();
      if (!isForVisitors) void navigate(signInPath(pathname, search + hash));
    }
    was.current = loggedIn;
    // The guard sent somebody here whose cookies had gone without a word: removed by hand, or after five days.
    if (loggedIn && isForVisitors && !session.isOpen()) session.reset();
    if (loggedIn || !isForVisitors) return;
    const enter = () => {
      start().then(
        () => session.isOpen() && navigate(wantedPath(search), { replace: true }),
        () => undefined,
      );
    };
    // Another tab may have been first on the way here.
    if (session.token() && !session.read().busy) enter();
    return session.onEnteredElsewhere(enter);
  }, [loggedIn, navigate, pathname, search, hash, queries]);
  useEffect(() => {
    if (who !== undefined) dropDraftsOfOthers(who);
  }, [who]);
  useSayWhySessionEnded();
}

function useSayWhySessionEnded(): void {
  const words = useTranslations('shell');
  useEffect(
    () =>
      session.onFailure(({ during, error }) => {
        if (during === 'refresh' && endsSession(error)) toast.error(words('sessionEnded'));
      }),
    [words],
  );
}
