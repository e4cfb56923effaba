import type { RecipeCard } from '@traiteur/contract/delivery/production.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useTranslations } from 'use-intl';
import styles from './RecipeCards.module.css';

const groups = [
  ['contains', 'contains'],
  ['may_contain', 'traces'],
  ['unknown', 'unknown'],
] as const;

interface CardAllergensProps extends Pick<RecipeCard, 'allergens'> {
  /** Of one line: what it contains, without a word before it. */
  isShort?: boolean;
}

export function CardAllergens({ allergens, isShort = false }: CardAllergensProps) {
  const words = useTranslations('production.card');
  const nameOf = useLocalName();
  const shownGroups = groups.flatMap(([state, label]) => {
    const names = allergens.filter((allergen) => allergen.state === state).map(({ name }) => nameOf(name));
    return names.length > 0 ? [{ state, label, names: names.join(', ') }] : [];
  });
  if (shownGroups.length === 0) return null;
  return (
    <span className={isShort ? styles['short'] : styles['allergens']}>
      {shownGroups.map(({ state, label, names }) => (
        <span key={state}>
          {(state !== 'contains' || !isShort) && `${words(label)} `}
          {state === 'contains' ? <b>{names}</b> : names}
        </span>
      ))}
    </span>
  );
}
