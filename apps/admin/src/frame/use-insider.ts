import { useFront } from '@traiteur/front/front.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { useLocale } from 'use-intl';

/** The signed-in user, once all texts are loaded: the sign-in has only some of them. */
export function useInsider() {
  const { messages } = useFront();
  const { loggedIn, user } = useSession();
  const locale = useLocale();
  return { user: loggedIn && messages.areAll(locale) ? user : undefined };
}
