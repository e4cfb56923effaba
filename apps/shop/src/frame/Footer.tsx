import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { Hours } from '../house/Hours.tsx';
import { isShown } from '../site/visit/shown-pages.ts';
import styles from './Footer.module.css';

const footPages = ['about', 'questions', 'contact', 'terms', 'legal'] as const;

export function Footer() {
  const words = useShopWords('frame');
  const house = useShopWords('house');
  const to = useTo();
  const { site, world } = useVisit();
  const { legalName, address, postalCode, city } = site.company;
  const place = [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <footer className={styles['footer']}>
      <div className={styles['row']}>
        <div>
          <p className={styles['brand']}>{world.brand}</p>
          {legalName && <p>{words('cooked', { name: legalName })}</p>}
          {place && <p>{place}</p>}
          <Hours />
        </div>
        <nav aria-label={words('moreFoot')} className={styles['links']}>
          <a href={to('home')}>{words('menu')}</a>
          {footPages
            .filter((name) => isShown(name, site))
            .map((name) => (
              <a key={name} href={to(name)}>
                {house(name)}
              </a>
            ))}
        </nav>
      </div>
      <noscript>
        <p className={styles['noScript']}>{words('noScript')}</p>
      </noscript>
    </footer>
  );
}
