import { useMutation, useQuery } from '@tanstack/react-query';
import type { SignInProviderName } from '@traiteur/contract/provider-sign-ins.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../shell/api.ts';
import { useFailureMessage } from '../shell/fault-messages.ts';
import { currentLocale } from '../shell/locale.ts';
import { wantedPath } from '../shell/site-map.ts';
import { keepSignIn } from './kept-sign-in.ts';
import styles from './ProviderSignIns.module.css';
import { useProviderReturn } from './use-provider-return.ts';

/** A button for each provider that is set, and what happens when one sends somebody back here. */
export function ProviderSignIns({ onFailure }: { onFailure: (sentence: string) => void }) {
  const words = useTranslations('providerSignIns');
  const failureMessage = useFailureMessage();
  const { search } = useLocation();
  const returning = useProviderReturn(onFailure);
  const { data } = useQuery({
    queryKey: ['provider-sign-ins'],
    queryFn: () => api.call('provider-sign-ins', 'listSignInProviders'),
  });
  const leaving = useMutation({
    mutationFn: async (provider: SignInProviderName) => {
      const { address, state } = await api.call(
        'provider-sign-ins',
        'startProviderSignIn',
        {},
        { provider, locale: currentLocale() },
      );
      keepSignIn({ state, provider, wanted: wantedPath(search) });
      location.assign(address);
    },
    onError: (failure) => onFailure(failureMessage(failure)),
  });
  if (!data?.items.length) return null;
  return (
    <ul className={styles['providers']} aria-label={words('others')}>
      {data.items.map(({ name, label }) => (
        <li key={name}>
          <Button
            className={styles['button']}
            busy={returning || leaving.isPending}
            onClick={() => leaving.mutate(name)}
          >
            {words('continueWith', { provider: label })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
