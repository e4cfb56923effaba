import { useShopWords } from '../site/language/use-shop-words.ts';
import { useVisit } from '../site/island/visit-context.ts';
import styles from './LanguageLinks.module.css';

const languages = [
  { locale: 'fr', short: 'FR', name: 'Français' },
  { locale: 'en', short: 'EN', name: 'English' },
] as const;

/** The server stores the choice when the link is followed. */
export function LanguageLinks() {
  const words = useShopWords('front');
  const { locale: current, addresses, url, world } = useVisit();
  if (world.onlyLanguage) return null;
  return (
    <nav className={styles['languages']} aria-label={words('language')}>
      {languages.map(({ locale, short, name }) => (
        <a
          key={locale}
          href={addresses[locale] + url.search}
          lang={locale}
          hrefLang={locale}
          aria-label={`${short} ${name}`}
          aria-current={locale === current || undefined}
        >
          {short}
        </a>
      ))}
    </nav>
  );
}
