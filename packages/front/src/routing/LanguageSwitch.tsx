import { Link, type Location, useLocation } from 'react-router';
import { useLocale } from 'use-intl';
import { useFrontWords } from '../language/use-front-words.ts';
import styles from './LanguageSwitch.module.css';
import { useFront } from '../front.ts';

const choices = [
  { locale: 'fr', short: 'FR', name: 'Français' },
  { locale: 'en', short: 'EN', name: 'English' },
] as const;

export function LanguageSwitch() {
  const words = useFrontWords('front');
  const { site, languages } = useFront();
  const current = useLocale();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  return (
    <nav className={styles['languages']} aria-label={words('language')}>
      {choices.map(({ locale }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={site.inLanguage(pathname, locale)} />
      ))}
      {choices.map(({ locale, short, name }) => (
        <Link
          key={locale}
          to={site.inLanguage(pathname, locale) + search + hash}
          state={state}
          replace
          preventScrollReset
          lang={locale}
          hrefLang={locale}
          aria-label={`${short} ${name}`}
          aria-current={locale === current || undefined}
          onClick={() => languages.remember(locale)}
        >
          {short}
        </Link>
      ))}
    </nav>
  );
}
