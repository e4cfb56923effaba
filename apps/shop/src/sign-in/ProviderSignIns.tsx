import type { SignInProviderName } from '@traiteur/contract/access/provider-sign-ins.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { safePath } from '@traiteur/front/routing/safe-path.ts';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from 'use-intl';
import { useSending } from '../form/use-sending.ts';
import { AccountContext } from '../account/use-account.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { savePending, consumePending } from './provider-state.ts';
import styles from './SignIn.module.css';
import { noteSignedIn } from './signed-in-note.ts';

/** Also completes a sign-in when the provider sends the client back here. */
export function ProviderSignIns({ wanted }: { wanted: string }) {
  const words = useShopWords('entrance');
  const locale: Locale = useLocale();
  const { call, browser } = useAlive();
  const account = use(AccountContext);
  const [providers, setProviders] = useState<{ name: SignInProviderName; label: string }[]>([]);
  const [complaint, setComplaint] = useState<string>();
  const { send, busy, faults } = useSending();
  useEffect(() => {
    // If the list cannot be read, the form remains.
    call('client-provider-sign-ins', 'listClientSignInProviders').then(
      ({ items }) => setProviders(items),
      () => undefined,
    );
  }, [call]);
  const comeBack = useEffectEvent(async () => {
    const returned = new URLSearchParams(browser?.address().search ?? '');
    const { code, state, iss, error } = Object.fromEntries(returned);
    if (!browser || !(error || (code && state))) return;
    // A foreign state or a refusal at the provider shows the form only.
    const pendingSignIn = consumePending(browser.storage, state ?? null);
    if (!pendingSignIn) return;
    if (!code || !state) return error === 'access_denied' ? undefined : setComplaint(words('providerFailed'));
    const answer = { code, state, ...(iss && { iss }) };
    await send(async () => {
      await account?.auth.signInAndLeave(() =>
        call('client-provider-sign-ins', 'completeClientProviderSignIn', {}, answer, { final: true, cookies: true }),
      );
      noteSignedIn(browser.tabStorage);
      browser.leaveFor(safePath(pendingSignIn.wanted) ?? wanted);
    });
  });
  useEffect(() => {
    // The provider's answer goes to the API, whose description must be loaded first.
    account?.auth.ready().then(
      () => comeBack(),
      () => comeBack(),
    );
  }, [account]);
  const leave = (provider: SignInProviderName) =>
    send(async () => {
      const { address, state } = await call(
        'client-provider-sign-ins',
        'startClientProviderSignIn',
        {},
        { provider, locale },
      );
      if (!browser) return;
      savePending(browser.storage, { state, wanted });
      browser.leaveFor(address);
    });
  const sentence = complaint ?? faults.sentence;
  return (
    <>
      {providers.length > 0 && (
        <ul className={styles['providers']} aria-label={words('others')}>
          {providers.map(({ name, label }) => (
            <li key={name}>
              <button type="button" className="button" aria-busy={busy} onClick={() => void leave(name)}>
                {words('continueWith', { provider: label })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {sentence && (
        <p role="alert" className="fault">
          {sentence}
        </p>
      )}
    </>
  );
}
