import { FirstPassword } from '../account/FirstPassword.tsx';
import { useAccount } from '../account/use-account.ts';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from '../account/AccountPage.module.css';

/** After a first order by a mailed code: one field makes it an account with a password, and nobody has to. */
export function KeepAccount() {
  const words = useShopWords('ownAccount');
  const { call } = useAlive();
  const { user } = useAccount();
  const { value: profile } = useRead('profile', () => call('own-profile', 'getOwnProfile'));
  if (!user || !profile || profile.hasPassword) return null;
  return (
    <section className={`panel ${styles['card']} ${styles['after']}`}>
      <h2>{words('keepAccount')}</h2>
      <FirstPassword email={profile.email} onChosen={async () => undefined} />
    </section>
  );
}
