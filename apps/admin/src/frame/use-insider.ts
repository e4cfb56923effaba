import { useFront } from '@traiteur/front/front.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { useLocale } from 'use-intl';

/** Who is signed in, once the texts behind the entrance are there: they come with the first screen behind it. */
export function useInsider() {
  const { messages } = useFront();
  const { loggedIn, user } = useSession();
  const locale = useLocale();
  return { user: loggedIn && messages.areAll(locale) ? user : undefined };
}
