import { useMutation, useQuery } from '@tanstack/react-query';
import type { SignInProviderName } from '@traiteur/contract/access/provider-sign-ins.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { providersQuery } from './provider-queries.ts';
import { usePendingSignIn } from './use-pending-sign-in.ts';
import styles from './ProviderSignIns.module.css';
import { useProviderReturn } from './use-provider-return.ts';
import { useFront } from '@traiteur/front/front.ts';
import { site } from '../../addresses.ts';

interface ProviderSignInsProps {
  onFailure: (sentence: string) => void;
  /** Called with the server's answer after a return from a provider: a refusal, or a second step is needed. */
  onStopped: (failure: unknown) => void;
}

export function ProviderSignIns({ onFailure, onStopped }: ProviderSignInsProps) {
  const { api, browser } = useFront();
  const pendingSignIn = usePendingSignIn();
  const locale = useLocale();
  const words = useTranslations('providerSignIns');
  const failureMessage = useFailureMessage();
  const { search } = useLocation();
  const returning = useProviderReturn(onFailure, onStopped);
  const { data } = useQuery(providersQuery(api));
  const leaving = useMutation({
    mutationFn: async (provider: SignInProviderName) => {
      const { address, state } = await api.call('provider-sign-ins', 'startProviderSignIn', {}, { provider, locale });
      pendingSignIn.save({ state, provider, wanted: site.wantedPath(search, locale) });
      browser.leaveFor(address);
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
