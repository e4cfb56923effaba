import { AccountLink } from '../account/AccountLink.tsx';
import { CartButton } from '../cart/CartButton.tsx';
import type { PageName } from '../addresses.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { Island } from '../site/island/Island.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { logoOf } from '../site/visit/brand.ts';
import { useSaying } from '../texts/saying.ts';
import { isShown } from '../site/visit/shown-pages.ts';
import styles from './Header.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';

const headPages = ['about', 'questions', 'contact'] as const;

export function Header() {
  const words = useShopWords('frame');
  const house = useShopWords('house');
  const to = useTo();
  const say = useSaying();
  const { name, world, site, status } = useVisit();
  // An error page is no page of the menu.
  const current = (page: PageName) => (page === name && status < 400 ? ('page' as const) : undefined);
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <a href={to('home')} className={styles['brand']} aria-label={words('home', { brand: world.brand })}>
          <img {...logoOf(site.brand)} alt="" width="34" height="34" />
          <span aria-hidden>{world.brand}</span>
        </a>
        <nav className={styles['pages']} aria-label={words('pages')}>
          <a href={to('home')} aria-current={current('home') ?? (current('menu') && 'true')}>
            {words('menu')}
          </a>
          <a href={`${to('home')}#how`}>{say(site.home.how.title)}</a>
          {headPages
            .filter((page) => isShown(page, site))
            .map((page) => (
              <a key={page} href={to(page)} aria-current={current(page)}>
                {house(page)}
              </a>
            ))}
        </nav>
        <LanguageLinks />
        <Island name="accountLink" of={AccountLink} props={{}} />
        <Island name="cartButton" of={CartButton} props={{}} />
      </div>
    </header>
  );
}
