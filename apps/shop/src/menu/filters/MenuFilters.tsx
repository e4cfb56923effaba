import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import { IconSearch } from '@tabler/icons-react';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { useTo } from '../../site/language/use-to.ts';
import { isNarrowed, type MenuQuery } from '../menu-query.ts';
import { MenuChips } from './MenuChips.tsx';
import styles from './MenuFilters.module.css';
import { MoreFilters } from './MoreFilters.tsx';

interface MenuFiltersProps {
  date: string;
  meals: readonly Meal[];
  query: MenuQuery;
}

/** On a phone the search is folded, and unfolds where its link leads. */
const searchPlace = 'search';

/** Works without a script: the address holds the query. */
export function MenuFilters({ date, meals, query }: MenuFiltersProps) {
  const words = useShopWords('menu.filters');
  const address = useTo()('menu', { date });
  return (
    <section aria-label={words('title')} className={styles['filters']}>
      <div className={styles['first']}>
        <a href={`#${searchPlace}`} className={`chip ${styles['opener']}`} aria-label={words('open')}>
          <IconSearch size={18} aria-hidden />
        </a>
        <MenuChips address={address} meals={meals} query={query} />
      </div>
      <form
        id={searchPlace}
        action={address}
        className={styles['form']}
        role="search"
        data-used={query.search !== '' || query.without.length > 0 || undefined}
      >
        {query.category !== undefined && <input type="hidden" name="category" value={query.category} />}
        {query.suits && <input type="hidden" name="suits" value={query.suits} />}
        <div className={styles['search']}>
          <IconSearch size={18} aria-hidden />
          <input
            type="search"
            name="search"
            defaultValue={query.search}
            placeholder={words('search')}
            aria-label={words('search')}
            maxLength={80}
          />
        </div>
        <MoreFilters meals={meals} query={query} />
        <button type="submit" className="button">
          {words('apply')}
        </button>
        {isNarrowed(query) && (
          <a href={address} className={styles['clear']}>
            {words('clear')}
          </a>
        )}
      </form>
    </section>
  );
}
