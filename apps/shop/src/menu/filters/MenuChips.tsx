import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useVisit } from '../../site/island/visit-context.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { useEaterNames } from '../../avoiding/use-eater-names.ts';
import { isForWholeTable } from '../judgement.ts';
import { type MenuQuery, queryText } from '../menu-query.ts';
import styles from './MenuChips.module.css';
import { categoriesOf, tagsOf } from './menu-choices.ts';

/** Only the most frequent tags have a chip. */
const tagChips = 2;

interface MenuChipsProps {
  address: string;
  meals: readonly Meal[];
  query: MenuQuery;
}

export function MenuChips({ address, meals, query }: MenuChipsProps) {
  const words = useShopWords('menu.filters');
  const nameOf = useLocalName();
  const eating = useShopWords('eating');
  const namesOf = useEaterNames();
  const visit = useVisit();
  const { avoided, table, chosenEaters } = visit;
  const { category, tag, suits } = query;
  const suitingChips =
    table.length > 0
      ? [
          {
            suiting: 'all' as const,
            label: isForWholeTable(visit) ? eating('forAll') : eating('forNames', { names: namesOf(chosenEaters) }),
            isCurrent: suits === 'all' || suits === '1',
          },
          {
            suiting: 'one' as const,
            label: eating(isForWholeTable(visit) ? 'forOne' : 'forOneOfThem'),
            isCurrent: suits === 'one',
          },
        ].slice(0, chosenEaters.length)
      : avoided.length > 0
        ? [{ suiting: '1' as const, label: words('suits'), isCurrent: suits !== undefined }]
        : [];
  const chips = [
    {
      key: 'all',
      label: words('all'),
      isCurrent: !category && !tag && !suits,
      changes: { category: undefined, tag: undefined, suits: undefined },
    },
    ...suitingChips.map(({ suiting, label, isCurrent }) => ({
      key: `suits-${suiting}`,
      label,
      isCurrent,
      changes: { suits: isCurrent ? undefined : suiting },
    })),
    ...categoriesOf(meals).map(({ id, name }) => ({
      key: `category-${id}`,
      label: nameOf(name),
      isCurrent: category === id,
      changes: { category: category === id ? undefined : id },
    })),
    ...tagsOf(meals)
      .slice(0, tagChips)
      .map(({ slug, name }) => ({
        key: `tag-${slug}`,
        label: nameOf(name),
        isCurrent: tag === slug,
        changes: { tag: tag === slug ? undefined : slug },
      })),
  ];
  return (
    <ul className={styles['chips']}>
      {chips.map(({ key, label, isCurrent, changes }) => (
        <li key={key}>
          <a href={address + queryText(query, changes)} className="chip" aria-current={isCurrent || undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
