import { siteTokenIn } from '@traiteur/contract/site/site-addresses.ts';
import { calledName } from '@traiteur/domain/clients/called-name.ts';
import { useEffect } from 'react';
import { useAccount } from '../account/use-account.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useOwn } from '../site/island/use-own.ts';
import { useTo } from '../site/language/use-to.ts';
import { useMailsLeave } from '../site/language/mails-leave.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { CodeSignIn } from './CodeSignIn.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import styles from './SignIn.module.css';
import { ProviderSignIns } from './ProviderSignIns.tsx';
import { SignInForm } from './SignInForm.tsx';
import { noteSignedIn } from './signed-in-note.ts';

/** Also handles links of mails: their token is in the URL's fragment, which no server sees. */
export function SignIn({ wanted }: { wanted: string }) {
  const words = useShopWords('entrance');
  const to = useTo();
  const { browser } = useAlive();
  const mailsLeave = useMailsLeave();
  const { user, account } = useAccount();
  const fragment = useOwn(() => browser?.address().fragment ?? '', '');
  const [registration, claim] = [siteTokenIn(fragment, 'registration'), siteTokenIn(fragment, 'claim')];
  useEffect(() => {
    // Loads the API's description ahead, so that the form is sent at once.
    account?.auth.ready().catch(() => undefined);
  }, [account]);
  function finish(path = wanted): void {
    if (!browser) return;
    noteSignedIn(browser.tabStorage);
    browser.leaveFor(path);
  }
  if (registration) return <ConfirmForm token={registration} onDone={finish} />;
  if (claim) return <ClaimForm token={claim} onDone={() => finish()} />;
  if (user)
    return (
      <div className={styles['box']}>
        <p>{words('signedInAs', { name: calledName(user) || user.email })}</p>
        <a href={wanted} className="button primary">
          {words('goOn')}
        </a>
      </div>
    );
  return (
    <div className={styles['columns']}>
      <div className={`panel ${styles['box']}`}>
        <SignInForm onDone={() => finish()} />
        <ProviderSignIns wanted={wanted} />
        <a href={to('forgottenPassword')}>{words('forgotten')}</a>
      </div>
      <div className={`${mailsLeave ? 'panel ' : ''}${styles['box']}`}>
        {mailsLeave && (
          <>
            <h2>{words('code.title')}</h2>
            <CodeSignIn onDone={() => finish()} />
          </>
        )}
        <p>{words('noAccount')}</p>
        <a href={`${to('register')}?to=${encodeURIComponent(wanted)}`} className="button">
          {words('register')}
        </a>
      </div>
    </div>
  );
}

export default SignIn;
