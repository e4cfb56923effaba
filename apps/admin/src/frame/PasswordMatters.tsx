import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useFront } from '@traiteur/front/front.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { useTo } from '../use-to.ts';
import styles from './Frame.module.css';
import { isHeldBack } from './held-back.ts';

// Forms are heavier than the screens that most users open first.
const ConfirmSignIn = lazyPart(() => import('../access/sign-in/ConfirmSignIn.tsx'));
const FirstFactor = lazyPart(() => import('./FirstFactor.tsx'));
const FirstPassword = lazyPart(() => import('../access/sign-in/FirstPassword.tsx'));

/** Lets the password interrupt a screen: it must be replaced, joined by a second factor, or typed again. */
export function PasswordMatters({ children }: { children: ReactNode }) {
  const { confirmation } = useFront();
  const { user } = useSession();
  const isAsked = useSyncExternalStore(confirmation.subscribe, confirmation.read, confirmation.read);
  return (
    <>
      {user?.passwordOrigin === 'printed' && <PrintedPassword />}
      {isHeldBack(user) ? (
        <Suspense>{user?.passwordOrigin === 'given' ? <FirstPassword /> : <FirstFactor />}</Suspense>
      ) : (
        children
      )}
      {user && isAsked && (
        <Suspense>
          <ConfirmSignIn />
        </Suspense>
      )}
    </>
  );
}

/** A printed password may remain on paper or in a log. */
function PrintedPassword() {
  const to = useTo();
  const words = useTranslations('signIn.printed');
  return (
    <div className={`${styles['notice']} no-print`}>
      <Alarm title={words('title')} tone="warning">
        <p>
          {words('explained')} <AppLink to={to('account')}>{words('change')}</AppLink>
        </p>
      </Alarm>
    </div>
  );
}
