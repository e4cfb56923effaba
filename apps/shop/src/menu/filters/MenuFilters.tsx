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

/** Works without a script: the address holds the query. */
export function MenuFilters({ date, meals, query }: MenuFiltersProps) {
  const words = useShopWords('menu.filters');
  const address = useTo()('menu', { date });
  return (
    <section aria-label={words('title')} className={styles['filters']}>
      <MenuChips address={address} meals={meals} query={query} />
      <form action={address} className={styles['form']} role="search">
        {query.category !== undefined && <input type="hidden" name="category" value={query.category} />}
        {query.suits && <input type="hidden" name="suits" value="1" />}
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
