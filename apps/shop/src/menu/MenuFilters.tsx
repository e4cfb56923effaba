import type { Meal } from '@traiteur/contract/shop/menus.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { IconSearch } from '@tabler/icons-react';
import { useVisit } from '../frame/document/visit-context.ts';
import { useShopWords } from '../frame/language/use-shop-words.ts';
import { useTo } from '../frame/language/use-to.ts';
import { isNarrowed, type MenuQuery, queryText } from './menu-query.ts';
import styles from './MenuFilters.module.css';

interface MenuFiltersProps {
  date: string;
  meals: readonly Meal[];
  query: MenuQuery;
}

/** Links and one form: the menu narrows without a script, and its address says to what. */
export function MenuFilters({ date, meals, query }: MenuFiltersProps) {
  const words = useShopWords('menu.filters');
  const nameOf = useLocalName();
  const { avoided, site, locale } = useVisit();
  const address = useTo()('menu', { date });
  const tags = byFrequency(meals.flatMap((meal) => meal.tags));
  const chips = [
    { key: 'all', label: words('all'), changes: { category: undefined, tag: undefined, suits: false } },
    ...(avoided.length > 0 ? [{ key: 'suits', label: words('suits'), changes: { suits: !query.suits } }] : []),
    ...distinct(meals.map(({ category }) => category)).map(({ id, name }) => ({
      key: `category-${id}`,
      label: nameOf(name),
      changes: { category: query.category === id ? undefined : id },
    })),
    ...tags.slice(0, tagChips).map(({ slug, name }) => ({
      key: `tag-${slug}`,
      label: nameOf(name),
      changes: { tag: query.tag === slug ? undefined : slug },
    })),
  ];
  const pressedTags = new Set([
    ...(query.category ? [`category-${query.category}`] : []),
    ...(query.tag ? [`tag-${query.tag}`] : []),
    ...(query.suits ? ['suits'] : []),
  ]);
  const sizes = distinct(meals.flatMap(({ offers }) => offers.map(({ sizeId: id, size: name }) => ({ id, name }))));
  const allergens = site.allergens.toSorted((one, other) => nameOf(one.name).localeCompare(nameOf(other.name), locale));
  const { category, suits } = query;
  const hiddenFields = Object.entries({ category, suits: suits ? '1' : undefined });
  return (
    <section aria-label={words('title')} className={styles['filters']}>
      <ul className={styles['chips']}>
        {chips.map(({ key, label, changes }) => (
          <li key={key}>
            <a
              href={address + queryText(query, changes)}
              aria-current={(key === 'all' ? pressedTags.size === 0 : pressedTags.has(key)) || undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <form action={address} className={styles['form']} role="search">
        {hiddenFields.map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
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
        <details open={query.size !== undefined || query.tag !== undefined || query.without.length > 0}>
          <summary>{words('more')}</summary>
          <div className={`panel ${styles['more']}`}>
            <label>
              {words('tag')}{' '}
              <select name="tag" defaultValue={query.tag ?? ''}>
                <option value="">{words('anyTag')}</option>
                {tags.map(({ id, slug, name }) => (
                  <option key={id} value={slug}>
                    {nameOf(name)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {words('size')}{' '}
              <select name="size" defaultValue={query.size ?? ''}>
                <option value="">{words('anySize')}</option>
                {sizes.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {nameOf(name)}
                  </option>
                ))}
              </select>
            </label>
            <fieldset>
              <legend>{words('without')}</legend>
              {allergens.map(({ id, name }) => (
                <label key={id}>
                  <input type="checkbox" name="without" value={id} defaultChecked={query.without.includes(id)} />{' '}
                  {nameOf(name)}
                </label>
              ))}
            </fieldset>
          </div>
        </details>
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

/** The tags that have a chip of their own: those of most dishes. */
const tagChips = 2;

function byFrequency<Tag extends { id: number }>(tags: readonly Tag[]): Tag[] {
  const counts = Map.groupBy(tags, ({ id }) => id);
  const countOf = ({ id }: Tag) => counts.get(id)?.length ?? 0;
  return distinct(tags).toSorted((one, other) => countOf(other) - countOf(one));
}

/** Each of them once, in the order in which they come. */
const distinct = <Named extends { id: number }>(all: readonly Named[]): Named[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
];
