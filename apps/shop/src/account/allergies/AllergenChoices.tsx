import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { SeverityChoice } from '../../avoiding/SeverityChoice.tsx';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from './AllergenChoices.module.css';

interface AllergenChoicesProps {
  allergens: SiteTexts['allergens'];
  chosen: readonly ClientAllergen[];
  onChange: (chosen: readonly ClientAllergen[]) => void;
}

export function AllergenChoices({ allergens, chosen, onChange }: AllergenChoicesProps) {
  const words = useShopWords('ownAccount');
  const nameOf = useLocalName();
  const severityOf = (id: number) => chosen.find(({ allergenId }) => allergenId === id)?.severity ?? 'none';
  const choose = (allergenId: number, severity: ClientAllergen['severity'] | 'none') => {
    const otherAllergens = chosen.filter((allergen) => allergen.allergenId !== allergenId);
    onChange(severity === 'none' ? otherAllergens : [...otherAllergens, { allergenId, severity }]);
  };
  return (
    <ul className={styles['choices']}>
      {allergens.map(({ id, name }) => (
        <li key={id}>
          <SeverityChoice
            name={`own-allergen-${id}`}
            allergen={nameOf(name)}
            severity={severityOf(id)}
            labelOf={(choice) => words(`severity.${choice}`)}
            onChange={(choice) => choose(id, choice)}
          />
        </li>
      ))}
    </ul>
  );
}
