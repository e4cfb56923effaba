import { useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import { useFront } from '../front.ts';

/** Signs out and goes to the sign-in screen, wanting no page back. */
export function useSignOut(): () => Promise<void> {
  const { auth, site } = useFront();
  const locale = useLocale();
  const navigate = useNavigate();
  return async () => {
    await auth.signOut();
    await navigate(site.addressOf('signIn', locale));
  };
}
