import { invitationTokenIn, resetTokenIn } from '@traiteur/contract/access/sign-in-addresses.ts';
import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

interface Recovery {
  /** From the link to a new password. */
  token: string | undefined;
  /** From the link of an invitation. */
  invitation: string | undefined;
  forgotten: boolean;
}

/** Kept in the history entry of the tab. */
interface Tokens {
  resetToken?: string | undefined;
  invitation?: string | undefined;
}

/** Reads the token of a link and removes it from the address at once, so that it cannot be copied from there. */
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

/** The sign-in address with and without `forgotten`; the other parameters, such as the wanted page, stay. */
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
