import { resetTokenIn } from '@traiteur/contract/access/sign-in-addresses.ts';
import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

interface Recovery {
  /** Of the link that was mailed. */
  token: string | undefined;
  forgotten: boolean;
}

/** The state of a password reset, from the address. The token is removed from the address at once, so that nobody can copy it. */
export function useRecovery(): Recovery {
  const { pathname, search, hash, state } = useLocation() as Location<{ resetToken?: string } | null>;
  const navigate = useNavigate();
  const arrived = resetTokenIn(hash);
  useEffect(() => {
    if (arrived) void navigate({ pathname, search }, { replace: true, state: { resetToken: arrived } });
  }, [arrived, navigate, pathname, search]);
  return { token: arrived ?? state?.resetToken, forgotten: new URLSearchParams(search).has('forgotten') };
}

/** The sign-in address with and without asking for a link; the page that was wanted stays wanted. */
export function useRecoveryLinks(): { forgotten: string; signIn: string } {
  const { pathname, search } = useLocation();
  const without = new URLSearchParams(search);
  without.delete('forgotten');
  const rest = without.toString();
  return {
    forgotten: `${pathname}?forgotten${rest && `&${rest}`}`,
    signIn: pathname + (rest && `?${rest}`),
  };
}
