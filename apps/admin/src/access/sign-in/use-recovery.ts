import { invitationTokenIn, resetTokenIn } from '@traiteur/contract/access/sign-in-addresses.ts';
import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

interface Recovery {
  /** Of the link to a new password. */
  token: string | undefined;
  /** Of the link of an invitation. */
  invitation: string | undefined;
  forgotten: boolean;
}

/** What the tab remembers of a link. */
interface Tokens {
  resetToken?: string | undefined;
  invitation?: string | undefined;
}

/** What somebody without a session came for, from the address: a link's token is removed from the address at once, so that nobody can copy it. */
export function useRecovery(): Recovery {
  const { pathname, search, hash, state } = useLocation() as Location<Tokens | null>;
  const navigate = useNavigate();
  const [resetToken, invitation] = [resetTokenIn(hash), invitationTokenIn(hash)];
  useEffect(() => {
    if (resetToken ?? invitation)
      void navigate({ pathname, search }, { replace: true, state: { resetToken, invitation } satisfies Tokens });
  }, [resetToken, invitation, navigate, pathname, search]);
  return {
    token: resetToken ?? state?.resetToken,
    invitation: invitation ?? state?.invitation,
    forgotten: new URLSearchParams(search).has('forgotten'),
  };
}

/** The sign-in address with and without asking for a link; the page that was wanted stays wanted. */
export function useRecoveryLinks(): { forgotten: string; signIn: string } {
  const { pathname, search } = useLocation();
  const otherParameters = new URLSearchParams(search);
  otherParameters.delete('forgotten');
  const query = otherParameters.toString();
  return {
    forgotten: `${pathname}?forgotten${query && `&${query}`}`,
    signIn: pathname + (query && `?${query}`),
  };
}
