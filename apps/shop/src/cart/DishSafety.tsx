import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { IconAlertOctagonFilled, IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import type { Suitability } from '@traiteur/domain/dishes/suitability.ts';
import type { Bilingual } from '@traiteur/domain/language.ts';
import { useNames } from '../frame/language/use-names.ts';
import { useShopWords } from '../frame/language/use-shop-words.ts';
import styles from './DishSafety.module.css';

interface DishSafetyProps {
  suitability: Suitability;
  /** Those of the dish. */
  allergens: readonly { id: number; name: Bilingual }[];
}

const icons = { safe: IconCircleCheckFilled, may_contain: IconAlertTriangleFilled, contains: IconAlertOctagonFilled };

/** What a chosen dish is to who orders it, by word and sign. */
export function DishSafety({ suitability: { verdict, warnings, isRefused }, allergens }: DishSafetyProps) {
  const words = useShopWords('cart.safety');
  const nameOf = useLocalName();
  const list = useNames();
  const Icon = icons[verdict];
  const namesOf = (ids: readonly number[]) =>
    list(allergens.filter(({ id }) => ids.includes(id)).map(({ name }) => nameOf(name)));
  return (
    <p className={styles['safety']} data-verdict={verdict} role={isRefused ? 'alert' : undefined}>
      <Icon size={18} aria-hidden />
      <span>
        {verdict === 'safe' && words('safe')}
        {warnings.map(({ warning, allergenIds }) => (
          <span key={warning} className={styles['warning']}>
            {words(warning, { names: namesOf(allergenIds) })}
          </span>
        ))}
      </span>
    </p>
  );
}
