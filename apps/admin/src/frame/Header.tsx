import { LoadingBar } from '@traiteur/kit/loading/LoadingBar.tsx';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { to } from '../screens.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { FinderButton } from '../finder/FinderButton.tsx';
import styles from './Header.module.css';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { menuState, useMenuOpen } from './menu-state.ts';
import { useSession } from '../shell/use-session.ts';

export function Header() {
  const words = useTranslations('shell');
  const { user } = useSession();
  const open = useMenuOpen();
  return (
    <header className={`${styles['header']} no-print`}>
      <LoadingBar />
      {user && (
        <button
          type="button"
          className={styles['burger']}
          aria-label={words(open ? 'menu.collapse' : 'menu.expand')}
          aria-expanded={open}
          onClick={menuState.toggle}
        >
          <IconMenu2 aria-hidden />
        </button>
      )}
      <Link to={to('home')} className={styles['brand']} aria-label={words('home')}>
        <img src="/brand.svg" alt="" width="34" height="34" />
      </Link>
      <span className={styles['title']}>{words('administration')}</span>
      <div className={styles['finding']}>{user && <FinderButton />}</div>
      <LanguageSwitch />
      {user && <AccountMenu user={user} />}
    </header>
  );
}
