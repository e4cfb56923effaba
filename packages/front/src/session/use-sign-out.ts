import { useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import { useFront } from '../front.ts';

export function useSignOut(): () => Promise<void> {
  const { auth, site, drafts } = useFront();
  const locale = useLocale();
  const navigate = useNavigate();
  return async () => {
    await auth.signOut();
    drafts.dropAll();
    await navigate(site.addressOf('signIn', locale));
  };
}
