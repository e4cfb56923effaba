import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { DeclaredAllergens } from '../avoiding/DeclaredAllergens.tsx';
import { DishSafety } from '../avoiding/DishSafety.tsx';
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
  if (!isJudged(visit)) return <DeclaredAllergens allergens={meal.allergens} />;
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
