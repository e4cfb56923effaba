import { useMutation } from '@tanstack/react-query';
import type { providerAnswer } from '@traiteur/contract/access/provider-sign-ins.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { safePath } from '@traiteur/front/routing/safe-path.ts';
import { usePendingSignIn } from './use-pending-sign-in.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';

/**
 * Signs in a user whom a provider sends back with a code for the stored state; true while the server is asked.
 * Another state, or a refusal at the provider, leaves only the form.
 */
export function useProviderReturn(
  onFailure: (sentence: string) => void,
  onStopped: (failure: unknown) => void,
): boolean {
  const to = useTo();
  const { pathname, search } = useLocation();
  const keptSignIns = usePendingSignIn();
  const refusals = useTranslations('refusals');
  const navigate = useNavigate();
  const { mutate, isPending } = useCompletion(onStopped);
  const comeBack = useEffectEvent((parameters: URLSearchParams) => {
    const storedSignIn = keptSignIns.consume();
    const pendingSignIn = storedSignIn?.state === parameters.get('state') ? storedSignIn : undefined;
    const wantedPath = safePath(pendingSignIn?.wanted) ?? to('home');
    void navigate(pendingSignIn ? site.signInPath(wantedPath, '') : pathname, { replace: true });
    const { code, state, iss, error } = Object.fromEntries(parameters);
    if (pendingSignIn && code && state) mutate({ answer: { code, state, ...(iss && { iss }) }, wanted: wantedPath });
    else if (pendingSignIn && error !== 'access_denied') onFailure(refusals('provider-failed'));
  });
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    if (parameters.has('error') || (parameters.has('code') && parameters.has('state'))) comeBack(parameters);
  }, [search]);
  return isPending;
}

interface Return {
  answer: z.input<typeof providerAnswer>;
  wanted: string;
}

function useCompletion(onStopped: (failure: unknown) => void) {
  const api = useApi();
  const { auth } = useFront();
  const words = useTranslations('signIn');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ answer }: Return) =>
      auth.signInBy(() =>
        api.call('provider-sign-ins', 'completeProviderSignIn', {}, answer, { final: true, cookies: true }),
      ),
    onSuccess: (_, { wanted }) => {
      toast.success(words('done'));
      return navigate(wanted, { replace: true });
    },
    onError: onStopped,
  });
}
