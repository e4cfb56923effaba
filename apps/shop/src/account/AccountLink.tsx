import { IconUser } from '@tabler/icons-react';
import { calledName } from '@traiteur/domain/clients/called-name.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import styles from './AccountLink.module.css';
import { useAccount } from './use-account.ts';

export function AccountLink() {
  const words = useShopWords('entrance');
  const to = useTo();
  const { user } = useAccount();
  return (
    <a href={to(user ? 'account' : 'signIn')} className={styles['link']}>
      <IconUser size={20} aria-hidden />
      <span>{user ? calledName(user) || words('account') : words('signIn')}</span>
    </a>
  );
}

export default AccountLink;
