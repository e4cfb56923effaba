import { LoadingBar } from '@traiteur/kit/loading/LoadingBar.tsx';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { AccountMenu } from './AccountMenu.tsx';
import { FinderButton } from '../finder/FinderButton.tsx';
import { isHeldBack } from './held-back.ts';
import styles from './Header.module.css';
import { LanguageSwitch } from '@traiteur/front/routing/LanguageSwitch.tsx';
import { useMenuState } from './menu-state.ts';
import { useInsider } from './use-insider.ts';
import { useTo } from '../use-to.ts';

export function Header() {
  const to = useTo();
  const words = useTranslations('frame');
  const { user } = useInsider();
  const { open, toggle } = useMenuState();
  return (
    <header className={`${styles['header']} no-print`}>
      <LoadingBar />
      {user && (
        <button
          type="button"
          className={styles['burger']}
          aria-label={words(open ? 'menu.collapse' : 'menu.expand')}
          aria-expanded={open}
          onClick={toggle}
        >
          <IconMenu2 aria-hidden />
        </button>
      )}
      <Link to={to('home')} className={styles['brand']} aria-label={words('home')}>
        <img src="/brand.svg" alt="" width="34" height="34" />
      </Link>
      <span className={styles['title']}>{words('administration')}</span>
      <div className={styles['finding']}>{user && !isHeldBack(user) && <FinderButton />}</div>
      <LanguageSwitch />
      {user && <AccountMenu user={user} />}
    </header>
  );
}
