import { LoadingBar } from '@traiteur/kit/loading/LoadingBar.tsx';
import { IconExternalLink, IconMenu2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { AccountMenu } from './AccountMenu.tsx';
import { FinderButton } from '../finder/FinderButton.tsx';
import { isHeldBack } from './held-back.ts';
import styles from './Header.module.css';
import { usePictureAddress } from '@traiteur/front/catalogue/products/use-picture-address.ts';
import { LanguageSwitch } from '@traiteur/front/routing/LanguageSwitch.tsx';
import { useMenuState } from './menu-state.ts';
import { useInsider } from './use-insider.ts';
import { useFront } from '@traiteur/front/front.ts';
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
        <Sign />
      </Link>
      <span className={styles['title']}>{words('administration')}</span>
      <div className={styles['finding']}>{user && !isHeldBack(user) && <FinderButton />}</div>
      {user && <SiteLink />}
      <LanguageSwitch />
      {user && <AccountMenu user={user} />}
    </header>
  );
}

/** The logo of the house, or else our own. */
function Sign() {
  const { logoId } = useFront().settings.brand;
  const pictureAddress = usePictureAddress();
  const address = logoId ? `${pictureAddress(logoId)}?height=68` : '/brand.svg';
  return <img src={address} alt="" width="34" height="34" data-own={logoId ? '' : undefined} />;
}

/** The ordering site in a new tab. */
function SiteLink() {
  const words = useTranslations('frame');
  const { siteUrl } = useFront().settings;
  const locale = useLocale();
  return (
    <a
      className={styles['site']}
      href={`${siteUrl}${locale === 'en' ? '/en/' : '/'}`}
      target="_blank"
      rel="noopener"
      aria-label={words('openSite')}
      title={words('openSite')}
    >
      <IconExternalLink size={20} aria-hidden />
    </a>
  );
}
