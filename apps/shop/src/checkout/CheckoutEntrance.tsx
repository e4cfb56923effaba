import { SignInFirst } from '../account/SignInFirst.tsx';
import { CodeSignIn } from '../sign-in/CodeSignIn.tsx';
import { ProviderSignIns } from '../sign-in/ProviderSignIns.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { noteSignedIn } from '../sign-in/signed-in-note.ts';
import { useAlive } from '../site/island/alive.ts';
import { useMailsLeave } from '../site/language/mails-leave.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import styles from './Checkout.module.css';

/** E-mail, code, on. The cart stays in the browser. Without a mail server a password opens the account, as ever. */
export function CheckoutEntrance() {
  const words = useShopWords('checkout.entrance');
  const checkout = useShopWords('checkout');
  const entrance = useShopWords('entrance');
  const to = useTo();
  const { browser } = useAlive();
  const mailsLeave = useMailsLeave();
  const path = to('checkout');
  if (!mailsLeave) return <SignInFirst then={path} why={checkout('loginRequired')} hint={words('why')} />;
  function goOn(): void {
    if (!browser) return;
    noteSignedIn(browser.tabStorage);
    browser.leaveFor(path);
  }
  return (
    <section className={`panel ${styles['step']} ${styles['entrance']}`} aria-labelledby="checkout-entrance">
      <h2 id="checkout-entrance">{words('title')}</h2>
      <p className="hint">{words('why')}</p>
      <CodeSignIn onDone={goOn} />
      <ProviderSignIns wanted={path} />
      <details>
        <summary>{words('others')}</summary>
        <SignInForm onDone={goOn} />
        <p>
          <a href={to('forgottenPassword')}>{entrance('forgotten')}</a>
        </p>
      </details>
      <p>
        {entrance('noAccount')} <a href={`${to('register')}?to=${encodeURIComponent(path)}`}>{entrance('register')}</a>
      </p>
    </section>
  );
}
