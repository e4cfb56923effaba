import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { DishSafety } from '../avoiding/DishSafety.tsx';
import styles from '../avoiding/DishSafety.module.css';
import { useVisit } from '../site/island/visit-context.ts';
import { useNames } from '../site/language/use-names.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { isJudged, type Judgement } from './judgement.ts';
import { TableSafety } from './TableSafety.tsx';

interface SafetyProps {
  meal: Pick<Meal, 'allergens'>;
  judgement: Judgement;
  /** Short on a card, whole sentences on the dish. */
  in: 'card' | 'dish';
}

/** Where nobody avoids anything, it lists what the dish declares. */
export function Safety({ meal, judgement, in: place }: SafetyProps) {
  const words = useShopWords('menu.safety');
  const visit = useVisit();
  const nameOf = useLocalName();
  const list = useNames();
  const { avoided, site } = visit;
  if (!isJudged(visit)) return <DeclaredAllergens meal={meal} />;
  if (judgement.people.length > 0) return <TableSafety people={judgement.people} in={place} />;
  const avoidedNames = site.allergens
    .filter(({ id }) => avoided.some(({ allergenId }) => allergenId === id))
    .map(({ name }) => nameOf(name));
  return (
    <DishSafety
      suitability={judgement.suitability}
      allergens={site.allergens}
      {...(place === 'dish' && { safe: words('without', { names: list(avoidedNames, true) }) })}
    />
  );
}

function DeclaredAllergens({ meal: { allergens } }: { meal: Pick<Meal, 'allergens'> }) {
  const words = useShopWords('menu.safety');
  const nameOf = useLocalName();
  const list = useNames();
  const namesWith = (presence: string) =>
    list(allergens.filter((allergen) => allergen.presence === presence).map(({ name }) => nameOf(name)));
  const [containedNames, traces] = [namesWith('contains'), namesWith('may_contain')];
  return (
    <p className={styles['safety']}>
      <IconInfoCircle size={20} aria-hidden />
      <span>
        {containedNames ? words('declared', { names: containedNames }) : !traces && words('none')}
        {traces && (
          <>
            {containedNames && <br />}
            {words('traces', { names: traces })}
          </>
        )}
      </span>
    </p>
  );
}
