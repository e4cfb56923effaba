import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { IconAlertOctagonFilled, IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import type { Suitability } from '@traiteur/domain/catalogue/suitability.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useNames } from '../site/language/use-names.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './DishSafety.module.css';

interface DishSafetyProps {
  suitability: Suitability;
  /** At least those of the warnings. */
  allergens: readonly { id: number; name: Bilingual }[];
  /** Text for a dish that suits; a default without it. */
  safe?: string;
  isChosen?: boolean;
  /** Who may not eat it; the client themselves without them. */
  refusedTo?: readonly string[];
}

const icons = { safe: IconCircleCheckFilled, may_contain: IconAlertTriangleFilled, contains: IconAlertOctagonFilled };

export function DishSafety({ suitability, allergens, safe, isChosen = false, refusedTo = [] }: DishSafetyProps) {
  const { verdict, warnings, isRefused } = suitability;
  const words = useShopWords('safety');
  const nameOf = useLocalName();
  const list = useNames();
  const Icon = icons[verdict];
  const namesOf = (ids: readonly number[]) =>
    list(allergens.filter(({ id }) => ids.includes(id)).map(({ name }) => nameOf(name)));
  return (
    <p
      className={`${styles['safety']} ${isChosen ? styles['chosen'] : ''}`}
      data-verdict={verdict}
      role={isChosen && isRefused ? 'alert' : undefined}
    >
      <Icon size={isChosen ? 18 : 20} aria-hidden />
      <span>
        {verdict === 'safe' && (safe ?? words('safe'))}
        {warnings.map(({ warning, allergenIds }) => (
          <span key={warning} className={styles['warning']}>
            {warning === 'refused' && refusedTo.length > 0
              ? words('refusedFor', {
                  names: namesOf(allergenIds),
                  eaters: refusedTo.join(', '),
                  count: refusedTo.length,
                })
              : words(warning, { names: namesOf(allergenIds) })}
          </span>
        ))}
      </span>
    </p>
  );
}
