import { Link, type Location, useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import styles from '../frame/Header.module.css';
import { rememberLocale } from './locale.ts';
import { inLanguage } from './site-map.ts';

const languages = [
  { locale: 'fr', short: 'FR', name: 'Français' },
  { locale: 'en', short: 'EN', name: 'English' },
] as const;

/** The same screen in the other language: its address, its query and what is typed in it stay. */
export function LanguageSwitch() {
  const words = useTranslations('shell');
  const current = useLocale();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  return (
    <nav className={styles['languages']} aria-label={words('language')}>
      {languages.map(({ locale }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={inLanguage(pathname, locale)} />
      ))}
      {languages.map(({ locale, short, name }) => (
        <Link
          key={locale}
          to={inLanguage(pathname, locale) + search + hash}
          state={state}
          replace
          preventScrollReset
          lang={locale}
          hrefLang={locale}
          aria-label={`${short} ${name}`}
          aria-current={locale === current || undefined}
          onClick={() => rememberLocale(locale)}
        >
          {short}
        </Link>
      ))}
    </nav>
  );
}
